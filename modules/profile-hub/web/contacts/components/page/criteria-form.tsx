import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { changeContacts } from '#modules/profile-hub/contract/permissions.ts';
import { emailTaken } from '#modules/profile-hub/contract/problems.ts';
import type { Profile } from '#modules/profile-hub/contract/profiles.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import { SaveBar, useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { formatContactName } from '../../data/contact-listing.ts';
import {
  contactEdits,
  contactFormSchema,
  editableCriteria,
  type FieldValue,
  type FieldValues,
  toContactValue,
  toContactValues,
  useContactValueText,
} from '../../data/contact-values.ts';
import { useChangeContacts } from '../../data/use-change-contacts.ts';
import { ValueField } from '../value-field.tsx';
import { CriteriaGrid } from './criteria-grid.tsx';
import classes from './page.module.css';

interface Given {
  brandId: string;
  /** Null for a new contact. */
  contact: Profile | null;
  criteria: readonly Criterion[];
  onReload: () => Promise<Profile | undefined>;
  onSaved?: (saved: Profile) => void;
}

/** All criteria of a contact; editable with the permission [PH-05]. */
export default function CriteriaForm(given: Given) {
  const mayChange = useAbility(changeContacts);
  if (mayChange) return <Editor {...given} />;
  return given.contact && <CriteriaGrid contact={given.contact} criteria={given.criteria} />;
}

function Editor({ contact, ...given }: Given) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const criteria = editableCriteria(given.criteria);
  const { editor, takenBy } = useContactForm({ ...given, contact, criteria });
  const { form } = editor;
  const formatValue = useContactValueText();
  useUnsavedGuard(form.changes, useLeaveBlocker);
  const bySlug = (slug: string) => criteria.find((one) => one.slug === slug);
  return (
    <form {...form.props} className={classes.form}>
      <ConflictNote
        editor={editor}
        labelOf={(slug) => bySlug(slug)?.label ?? slug}
        wordsOf={(slug, values) => {
          const criterion = bySlug(slug);
          return (
            criterion && formatValue(criterion, toContactValue(criterion, values[slug] ?? null))
          );
        }}
      />
      <div className={classes.fields}>
        {criteria.map((criterion) => (
          <ValueField
            key={criterion.slug}
            criterion={criterion}
            binding={form.field(criterion.slug) as FieldBinding<FieldValue>}
          />
        ))}
      </div>
      {takenBy !== '' && (
        <p role="status">
          <Link to={clientAddress(clientId, `profilehub/contacts/${takenBy}`)}>
            {t('profile-hub:contact.openTaken')}
          </Link>
        </p>
      )}
      <p className={classes.note}>{t('profile-hub:contact.consentElsewhere')}</p>
      <SaveBar
        form={form}
        {...(!contact && {
          save: t('profile-hub:contact.create'),
          leaveTo: clientAddress(clientId, 'profilehub/contacts'),
        })}
      />
    </form>
  );
}

/** Form of a new or existing contact [PH-05]. */
function useContactForm({
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each read returns the same criteria as new objects
  const schema = useMemo(() => contactFormSchema(criteria), [slugs]);
  /** The contact that already has the e-mail, after a save was refused for it. */
  const [takenBy, setTakenBy] = useState('');
  const editor = useRecordForm<Profile, FieldValues>({
    record: contact,
    valuesOf: (stored) => toContactValues(stored, criteria),
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
    saved: (stored) => t('profile-hub:contact.saved', { name: formatContactName(stored) }),
    ...(onSaved && { onSaved }),
  });
  return { editor, takenBy };
}
