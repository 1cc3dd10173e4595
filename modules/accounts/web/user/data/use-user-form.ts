import { useEffect } from 'react';
import type { z } from 'zod';
import type { managedUserSchema } from '#modules/accounts/contract/manage-user.ts';
import { previewRoleCall, type RoleChange } from '#modules/accounts/contract/roles.ts';
import { userFields } from '#modules/accounts/contract/user-fields.ts';
import { associationsNeeded } from '#modules/accounts/contract/user-problems.ts';
import { fieldsWith, picked } from '#platform/contract/fields/record-fields.ts';
import { isBoundToLocations, type Role } from '#platform/contract/permission.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { DEFAULT_NEEDED, MENUS_NEEDED, menuItemNames } from '../../data/offered-menus.ts';
import type { ChosenPlace } from '../../data/place-tree.ts';
import { useChangeUsers } from '../../data/use-user-actions.ts';
import { generalSchema } from '../../data/user-draft.ts';
import { capital, languageName } from '../../data/user-names.ts';

/**
 * The changed parts in the form that the call takes; unchanged parts are not sent, so they cannot overwrite other
 * changes.
 */
export function userEdits(before: UserValues, after: UserValues) {
  const { associations, ...rest } = changedParts(before, after);
  return {
    ...rest,
    ...(associations && { associations: associations.map(({ kind, id }) => ({ kind, id })) }),
  };
}

function changedParts(before: UserValues, after: UserValues): ChangedParts {
  const paths = Object.keys(after) as (keyof UserValues)[];
  return Object.fromEntries(
    paths
      .filter((path) => comparableText(before[path]) !== comparableText(after[path]))
      .map((path) => [path, after[path]]),
  );
}

/** A role can be changed but not removed. */
type ChangedParts = Partial<Omit<UserValues, 'role'>> & {
  role?: NonNullable<UserValues['role']>;
};

/** Ignores order and additional data of places, so that equal choices compare as equal. */
function comparableText(value: UserValues[keyof UserValues]): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const ids = value.map((one) => (typeof one === 'string' ? one : `${one.kind} ${one.id}`));
  return ids.sort().join('\n');
}

export type ManagedUser = z.infer<typeof managedUserSchema>;

/** Fields edited in the form they are stored in; `locale`, the language in use, is set by the users themselves. */
const PLAIN = fieldsWith(userFields, 'column').filter((name) => name !== 'locale');

/** A user in the editor. */
export type UserValues = Omit<Pick<ManagedUser, (typeof PLAIN)[number]>, 'role'> & {
  role: Role | null;
  associations: ChosenPlace[];
};

/** A super admin can also be edited at a client; their role is shown but cannot be changed, so it is not validated. */
const schema = generalSchema.omit({ role: true }).loose();

function valuesOf(user: ManagedUser): UserValues {
  return {
    ...picked(user, PLAIN),
    associations: user.associations.map((place) => ({
      ...place,
      locations: place.kind === 'location' ? 1 : 0,
      hasRepresentative: false,
    })),
  };
}

/** The server derives these changes from the role, so they are not sent as user input. */
function withRole(before: UserValues, { menus, defaultModule }: RoleChange): UserValues {
  return { ...before, menus: menus.after, defaultModule: defaultModule.after };
}

/** Form of the user editor; it sends changed fields only [USR-03]. */
export function useUserForm(given: {
  clientId: string;
  user: ManagedUser;
  /** The server's preview for the chosen role, once loaded. */
  roleChange: RoleChange | undefined;
  onReload: () => Promise<ManagedUser | undefined>;
}) {
  const { clientId, user, roleChange } = given;
  const { t } = useTranslation();
  const { update } = useChangeUsers();
  return useRecordForm<ManagedUser, UserValues>({
    record: user,
    valuesOf: (savedRecord) => valuesOf(savedRecord ?? user),
    schema,
    rules: {
      associations: ({ role, associations }) =>
        role !== null && isBoundToLocations(role) && associations.length === 0
          ? { code: associationsNeeded.code }
          : undefined,
      defaultModule: ({ role, defaultModule }) =>
        role === roleChange?.role && roleChange?.defaultModule.mustBeChosen && !defaultModule
          ? { code: DEFAULT_NEEDED }
          : undefined,
      menus: ({ menus }) => (menus.length === 0 ? { code: MENUS_NEEDED } : undefined),
    },
    async save({ values, before, base }) {
      const edits = userEdits(roleChange ? withRole(before, roleChange) : before, values);
      if (Object.keys(edits).length === 0) return undefined;
      const { id, version } = base ?? user;
      return update.mutateAsync({ params: { id }, body: { clientId, version, ...edits } });
    },
    reload: given.onReload,
    saved: () => t('accounts:edit.saved'),
  });
}

/** Labels of the fields of a user, and their values as text. */
export function useUserFieldTexts() {
  const { t } = useTranslation();
  const { list } = useFormat();
  const suiteLabels = useSuiteLabels();
  return {
    labelOf: (path: keyof UserValues) => t(userFields[path].label),
    wordsOf(path: keyof UserValues, values: UserValues): string {
      const { role, associations, menus, defaultModule, defaultLocaleIsoCode } = values;
      switch (path) {
        case 'role':
          return role ? capital(t(ROLE_NAMES[role])) : '';
        case 'associations':
          return list(associations.map(({ name }) => name));
        case 'menus':
          return list(suiteLabels ? menuItemNames(menus, suiteLabels) : menus);
        case 'defaultModule':
          return defaultModule ? (suiteLabels?.moduleName(defaultModule) ?? '') : '';
        case 'defaultLocaleIsoCode':
          return languageName(defaultLocaleIsoCode);
        default:
          return values[path];
      }
    },
  };
}

/** The server's preview of a role change; undefined while the current role is selected. */
export function useRoleChange({
  clientId,
  user,
  role,
}: {
  clientId: string;
  user: ManagedUser;
  role: Role | null;
}) {
  const isOther = role !== null && role !== 'super_admin' && role !== user.role;
  const previewedRole = isOther ? role : 'brand_user';
  const query = useCall(
    previewRoleCall,
    { params: { id: user.id }, query: { clientId, role: previewedRole } },
    { enabled: isOther },
  );
  const rolePreview = query.data;
  const isFresh = rolePreview?.role === role && rolePreview?.version === user.version;
  return { query, change: isOther && isFresh ? rolePreview : undefined };
}

/** Shows the menus and default module after the role change, or the stored ones if the role is unchanged. */
export function useShowRoleChange(
  form: ComptoirForm<UserValues>,
  user: ManagedUser,
  change: RoleChange | undefined,
): void {
  const { role } = form.values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer; what is chosen afterwards stays
  useEffect(() => {
    if (change)
      form.mantine.setValues({
        menus: change.menus.after,
        defaultModule: change.defaultModule.after,
      });
    else if (role === user.role)
      form.mantine.setValues({ menus: user.menus, defaultModule: user.defaultModule });
  }, [change, role]);
}
