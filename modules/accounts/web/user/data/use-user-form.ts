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

/** What is held as it is kept; the language in use is the person's own affair. */
const PLAIN = fieldsWith(userFields, 'column').filter((name) => name !== 'locale');

/** The parts of a user as the editor holds them. */
export type UserValues = Omit<Pick<ManagedUser, (typeof PLAIN)[number]>, 'role'> & {
  role: Role | null;
  associations: ChosenPlace[];
};

/** Somebody above clients may be edited at one of them, too: their role is shown, not changed. */
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

/** What follows from the role by itself is the server's to do, and is not sent as if it had been chosen. */
function withRole(before: UserValues, { menus, defaultModule }: RoleChange): UserValues {
  return { ...before, menus: menus.after, defaultModule: defaultModule.after };
}

/** The editor of a user: it sends what was changed, and nothing else [USR-03]. */
export function useUserForm(given: {
  clientId: string;
  user: ManagedUser;
  /** What the server says of the role that is chosen, once it has. */
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
