import { useState } from 'react';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { serverFaults } from '#platform/web/fields/form/form-faults.ts';
import { useSentForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLeaveToJob } from '#platform/web/live/use-jobs.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useContactChoices } from '../../data/contact-listing.ts';
import {
  editableCriteria,
  type FieldValue,
  toContactValue,
  toFieldValue,
} from '../../data/contact-values.ts';
import { useChangeContacts } from '../../data/use-change-contacts.ts';
import type { ChosenContactsProps } from '../chosen-contacts-props.ts';
import { ValueField } from '../value-field.tsx';

/** Unique per person, so it cannot be set for many. */
const ONE_PERSONS = ['email', 'phone'];

/** Sets one criterion of all selected contacts to the same value [PH-02]. */
export default function CriterionDialog({ which, count, onClose, onDone }: ChosenContactsProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brandId } = useCurrentClient();
  const problemText = useProblemText();
  const leaveToJob = useLeaveToJob();
  const { setCriterion } = useChangeContacts();
  const criteria = editableCriteria(useContactChoices(brandId).criteria).filter(
    ({ slug }) => !ONE_PERSONS.includes(slug),
  );
  const [slug, setSlug] = useState<string | null>(null);
  const [value, setValue] = useState<FieldValue>(null);
  const [isMissing, setMissing] = useState(false);
  const criterion = criteria.find((one) => one.slug === slug);
  const { wrong } = serverFaults(setCriterion.error, (path) => path === 'value');
  const counted = { count, formatted: number(count) };
  const save = async () => {
    if (!criterion) return setMissing(true);
    const body = { brandId, which, slug: criterion.slug, value: toContactValue(criterion, value) };
    const saved = await setCriterion.mutateAsync({ body }).catch(() => undefined);
    if (!saved) return;
    const { changed, jobId } = saved;
    if (jobId) await leaveToJob(jobId, t('profile-hub:contact.leftToJob'));
    else
      showToast({
        text: t('profile-hub:contact.changed', { count: changed, formatted: number(changed) }),
      });
    onDone?.();
    onClose();
  };
  const sent = useSentForm(save);
  return (
    <TaskFormDialog
      title={t('profile-hub:contact.setTitle', counted)}
      help={t('profile-hub:contact.setHelp')}
      problem={setCriterion.error && !wrong.value ? problemText(setCriterion.error) : undefined}
      onClose={onClose}
      act={t('profile-hub:contact.setAct', counted)}
      isBusy={setCriterion.isPending}
      form={sent}
    >
      <SelectField
        label={t('profile-hub:contact.criterion')}
        value={slug}
        error={isMissing && t('platform:field.required')}
        options={criteria.map((one) => ({ value: one.slug, label: one.label }))}
        onChange={(chosen) => {
          const next = criteria.find((one) => one.slug === chosen);
          setSlug(chosen);
          setMissing(false);
          setValue(next ? toFieldValue(next, null) : null);
          setCriterion.reset();
        }}
      />
      {criterion && (
        <ValueField
          key={criterion.slug}
          criterion={{ ...criterion, label: t('profile-hub:contact.value') }}
          binding={{
            value,
            onChange: setValue,
            error: wrong.value && <FieldMessage fault={wrong.value} />,
          }}
        />
      )}
    </TaskFormDialog>
  );
}
