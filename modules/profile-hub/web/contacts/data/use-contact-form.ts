import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { emailTaken } from '#modules/profile-hub/contract/problems.ts';
import type { Profile } from '#modules/profile-hub/contract/profiles.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import {
  contactEdits,
  contactFormSchema,
  type FieldValues,
  toContactValues,
} from './contact-values.ts';
import { formatContactName } from './format-contact-name.ts';
import { useChangeContacts } from './use-change-contacts.ts';

/** Form of a new or existing contact [PH-05]. */
export function useContactForm({
  brandId,
  contact,
  criteria,
  onReload,
  onSaved,
}: {
  brandId: string;
  contact: Profile | null;
  criteria: readonly Criterion[];
  onReload: () => Promise<Profile | undefined>;
  onSaved?: ((saved: Profile) => void) | undefined;
}) {
  const { t } = useTranslation();
  const { create, update } = useChangeContacts();
  const slugs = criteria.map(({ slug }) => slug).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same criteria come anew with every reading
  const schema = useMemo(() => contactFormSchema(criteria), [slugs]);
  /** The contact that has the e-mail already, once a save was refused for it. */
  const [takenBy, setTakenBy] = useState('');
  const editor = useRecordForm<Profile, FieldValues>({
    record: contact,
    valuesOf: (kept) => toContactValues(kept, criteria),
    schema,
    within: 'criterias.',
    async save({ values, before, base }) {
      const criterias = contactEdits(before, values, criteria);
      setTakenBy('');
      try {
        if (!base) return await create.mutateAsync({ body: { brandId, criterias } });
        if (Object.keys(criterias).length === 0) return undefined;
        const { id, version } = base;
        return await update.mutateAsync({ params: { id }, body: { brandId, version, criterias } });
      } catch (error) {
        if (error instanceof ProblemError && error.code === emailTaken.code)
          setTakenBy(String(error.params?.contactId ?? ''));
        throw error;
      }
    },
    reload: onReload,
    saved: (kept) => t('profile-hub:contact.saved', { name: formatContactName(kept) }),
    ...(onSaved && { onSaved }),
  });
  return { editor, takenBy };
}
