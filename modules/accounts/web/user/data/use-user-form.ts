import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { managedUserSchema } from '#modules/accounts/contract/manage-user.ts';
import type { RoleChange } from '#modules/accounts/contract/role-change.ts';
import { userFields } from '#modules/accounts/contract/user-fields.ts';
import { associationsNeeded } from '#modules/accounts/contract/user-problems.ts';
import { picked } from '#platform/contract/fields/picked.ts';
import { fieldsWith } from '#platform/contract/fields/record-fields.ts';
import { isBoundToLocations, type Role } from '#platform/contract/role.ts';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { DEFAULT_NEEDED, MENUS_NEEDED } from '../../data/menus-needed.ts';
import type { ChosenPlace } from '../../data/place-tree.ts';
import { useChangeUsers } from '../../data/use-change-users.ts';
import { generalSchema } from '../../data/user-draft.ts';
import { userEdits } from './user-edits.ts';

export type ManagedUser = z.infer<typeof managedUserSchema>;

/** Fields edited in the form they are stored in; `locale`, the language in use, is set by the users themselves. */
const PLAIN = fieldsWith(userFields, 'column').filter((name) => name !== 'locale');

/** The parts of a user as the editor holds them. */
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
    valuesOf: (kept) => valuesOf(kept ?? user),
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
