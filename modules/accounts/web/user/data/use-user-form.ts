import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { managedUserSchema, updateUserCall } from '#modules/accounts/contract/manage-user.ts';
import {
  associationsNeeded,
  userChangedMeanwhile,
} from '#modules/accounts/contract/user-problems.ts';
import type { CallInput } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import { isBoundToLocations, type Role } from '#platform/contract/role.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MENUS_NEEDED } from '../../data/menus-needed.ts';
import type { ChosenPlace } from '../../data/place-tree.ts';
import { useChangeUsers } from '../../data/use-change-users.ts';
import { generalSchema } from '../../data/user-draft.ts';
import { userEdits } from './user-edits.ts';

export type ManagedUser = z.infer<typeof managedUserSchema>;

/** The parts of a user as the editor holds them. */
export interface UserValues {
  firstName: string;
  lastName: string;
  email: string;
  defaultLocaleIsoCode: Locale;
  role: Role | null;
  associations: ChosenPlace[];
  menus: string[];
  defaultModule: SuiteModule | null;
}

export type Conflict = { by: string; at: string };

/** Somebody above clients may be edited at one of them, too: their role is shown, not changed. */
const schema = generalSchema.omit({ role: true }).loose();

function valuesOf(user: ManagedUser): UserValues {
  const { firstName, lastName, email, defaultLocaleIsoCode, role, menus, defaultModule } = user;
  return {
    firstName,
    lastName,
    email,
    defaultLocaleIsoCode,
    role,
    menus,
    defaultModule,
    associations: user.associations.map((place) => ({
      ...place,
      locations: place.kind === 'location' ? 1 : 0,
      hasRepresentative: false,
    })),
  };
}

/** Sends what was changed, and nothing else; a second editor is told instead of undoing the first [USR-03]. */
export function useUserForm(clientId: string, user: ManagedUser) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { update } = useChangeUsers();
  const [conflict, setConflict] = useState<Conflict>();
  /** What the form began with: a fresher one that was read meanwhile must not lend it its version. */
  const [base, setBase] = useState(user);
  const form = useComptoirForm<UserValues>({
    schema,
    initialValues: valuesOf(user),
    rules: {
      associations: ({ role, associations }) =>
        role !== null && isBoundToLocations(role) && associations.length === 0
          ? { code: associationsNeeded.code }
          : undefined,
      menus: ({ menus }) => (menus.length === 0 ? { code: MENUS_NEEDED } : undefined),
    },
    async onSubmit(values) {
      const edits = userEdits(form.mantine.getInitialValues(), values);
      const body: CallInput<typeof updateUserCall>['body'] = {
        clientId,
        version: base.version,
        ...edits,
      };
      setBase(await update.mutateAsync({ params: { id: user.id }, body }));
      form.markSaved();
      showToast({ text: t('accounts:edit.saved') });
    },
    onProblem(error) {
      if (error instanceof ProblemError && error.code === userChangedMeanwhile.code)
        setConflict({ by: String(error.params?.by ?? ''), at: String(error.params?.at ?? '') });
      else showToast({ tone: 'bad', text: say(error) });
    },
  });

  /** Another version takes the place of what the form shows; what was typed is the caller's to keep. */
  const adopt = (theirs: ManagedUser) => {
    const values = valuesOf(theirs);
    form.mantine.setInitialValues(values);
    form.mantine.setValues(values);
    form.mantine.resetDirty();
    setBase(theirs);
    setConflict(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a fresher one was read
  useEffect(() => {
    if (user.version === base.version) return;
    const isSame = Object.keys(userEdits(valuesOf(base), valuesOf(user))).length === 0;
    if (isSame) setBase(user);
    else if (form.changes === 0) adopt(user);
  }, [user.version]);

  return { form, conflict, adopt };
}
