import { type Selectable, sql } from 'kysely';
import type { UserStatus } from '#modules/accounts/contract/user.ts';
import { type PersonFields, personFields } from '#modules/accounts/contract/user-fields.ts';
import { selected } from '#platform/server/fields/field-sql.ts';
import type { StoredFields } from '#platform/server/fields/shown-fields.ts';
import type { AccountsTables } from '../../tables.ts';
import { userSystemColumns } from '../client-users-query.ts';

type Known = (typeof userSystemColumns)[number] extends `person.${infer Name}` ? Name : never;

/** A person as a list shows it; status and version are those of the list. */
export type PersonRow = StoredFields<PersonFields> &
  Pick<Selectable<AccountsTables['accounts.users']>, Known> & {
    status: UserStatus;
    version: number;
  };

export const personColumns = sql`${selected('person', personFields)},
  ${sql.join(userSystemColumns.map((column) => sql.ref(column)))}`;
