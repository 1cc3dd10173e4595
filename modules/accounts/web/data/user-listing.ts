import { useMemo } from 'react';
import { userFields } from '#modules/accounts/contract/user-fields.ts';
import {
  crossClientUserList,
  listUsersCall,
  userList,
} from '#modules/accounts/contract/user-list.ts';
import { fieldsWith, pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { ROLES } from '#platform/contract/permission.ts';
import type { FilterField, FilterOption } from '#platform/web/filters/filter-condition.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { buildFilterFields } from '#platform/web/list/list-question.ts';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { capital, LANGUAGE_OPTIONS, personName } from './user-names.ts';

/** The users of a client [USR-01]. */
export const userListing = defineListing({
  name: 'accounts.users',
  list: userList,
  call: listUsersCall,
  inputOf: (clientId: string, question) => ({ query: { clientId, ...inAddress(question) } }),
  idOf: ({ id }) => id,
  nameOf: personName,
  hrefOf: (clientId, { id }) => clientAddress(clientId, `settings/list/manage/${id}`),
});

const NAMES = {
  ...pickFieldPart(userFields, 'label', fieldsWith(userFields, 'filter')),
  language: userFields.locale.label,
  name: 'accounts:column.name',
  created: 'accounts:column.created',
  client: 'accounts:column.client',
  location: 'accounts:column.places',
} as const;

/** Filters of a client's user list; the location filter can only be set by URL. */
export function useUserFilters(): FilterField[] {
  const names = useNames(NAMES);
  const options = useUserOptions();
  return useMemo(() => buildFilterFields(userList, names, options), [names, options]);
}

/** Filters for users of all clients, including the client. */
export function useEveryUserFilters(client: readonly FilterOption[]): FilterField[] {
  const names = useNames(NAMES);
  const options = useUserOptions();
  return useMemo(
    () => buildFilterFields(crossClientUserList, names, { client, ...options }),
    [names, options, client],
  );
}

function useUserOptions() {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      role: ROLES.map((role) => ({ value: role, label: capital(t(ROLE_NAMES[role])) })),
      language: LANGUAGE_OPTIONS,
    }),
    [t],
  );
}
