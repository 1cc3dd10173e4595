import { useState } from 'react';
import { z } from 'zod';
import { DECISIONS, type Decision } from '#modules/profile-hub/contract/consents.ts';
import { PROOF_MAX_LENGTH, WORDING_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { line } from '#platform/contract/text/text.ts';
import { calendarDay } from '#platform/contract/text/typed-values.ts';
import { startOfDay } from '#platform/contract/time-zone.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { DateField } from '#platform/web/date-range/date-field.tsx';
import type { IsoDate } from '#platform/web/date-range/iso-date.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { RadioField } from '#platform/web/fields/choice-fields.tsx';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import type { FormRules } from '#platform/web/fields/form/form-faults.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLeaveToJob } from '#platform/web/live/use-jobs.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useDayZone } from '#platform/web/time/use-day-zone.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { useContactChoices } from '../../data/contact-listing.ts';
import { useChangeContacts } from '../../data/use-change-contacts.ts';
import type { ChosenContactsProps } from '../chosen-contacts-props.ts';

const optinFormSchema = z.object({
  purpose: z.string().min(1),
  decision: z.enum(DECISIONS),
  at: calendarDay,
  source: line({ min: 1, max: PROOF_MAX_LENGTH }),
  wording: z.string().max(WORDING_MAX_LENGTH),
});

const optinRules: FormRules<OptinValues> = {
  wording: ({ decision, wording }) =>
    decision === 'given' && wording.trim() === '' ? { code: 'required' } : undefined,
};

const HALF_A_DAY_MS = 12 * 60 * 60 * 1_000;

/** Records a decision of one or many contacts; a proof is required [PH-06]. */
export default function OptinDialog({
  which,
  count,
  onClose,
  onDone,
  initial,
}: ChosenContactsProps & { initial?: { purpose: string; decision: Decision } }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brandId } = useCurrentClient();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const leaveToJob = useLeaveToJob();
  const zone = useDayZone();
  const today = useToday();
  const { updateOptin } = useChangeContacts();
  const purposes = useContactChoices(brandId).criteria.filter(({ consent }) => consent);
  const counted = { count, formatted: number(count) };
  const form = useComptoirForm<OptinValues>({
    schema: optinFormSchema,
    rules: optinRules,
    within: 'optin.',
    initialValues: {
      purpose: initial?.purpose ?? null,
      decision: initial?.decision ?? null,
      at: today,
      source: '',
      wording: '',
    },
    onProblem: (error) => setProblem(problemText(error)),
    async onSubmit({ purpose, decision, at, source, wording }) {
      const optin = {
        purpose: purpose ?? '',
        decision: decision ?? 'given',
        ...(at !== null && at !== today && { at: toMidday(at, zone) }),
        source,
        wording,
      };
      const { changed, jobId } = await updateOptin.mutateAsync({ body: { brandId, which, optin } });
      if (jobId) await leaveToJob(jobId, t('profile-hub:contact.leftToJob'));
      else
        showToast({
          text: t('profile-hub:contact.recorded', { count: changed, formatted: number(changed) }),
        });
      onDone?.();
      onClose();
    },
  });
  return (
    <TaskFormDialog
      title={t('profile-hub:contact.optinTitle', counted)}
      help={t('profile-hub:contact.optinHelp')}
      problem={problem}
      onClose={onClose}
      act={t('profile-hub:contact.optinAct', counted)}
      isBusy={form.isSaving}
      form={form.props}
    >
      <FieldPair>
        <SelectField
          {...form.field('purpose')}
          label={t('profile-hub:contact.optin')}
          options={purposes.map(({ slug, label }) => ({ value: slug, label }))}
        />
        <DateField
          {...form.field('at')}
          label={t('profile-hub:contact.decidedOn')}
          calendarLabel={t('profile-hub:contact.calendar')}
        />
      </FieldPair>
      <RadioField
        {...form.field('decision')}
        label={t('profile-hub:contact.decisionLabel')}
        options={DECISIONS.map((value) => ({
          value,
          label: t(`profile-hub:contact.decision.${value}`),
        }))}
      />
      <TextField
        {...form.field('source')}
        label={t('profile-hub:contact.source')}
        help={t('profile-hub:contact.sourceHelp')}
        autoComplete="off"
      />
      <TextareaField
        {...form.field('wording')}
        label={t('profile-hub:contact.wording')}
        help={t('profile-hub:contact.wordingHelp')}
        maxLength={WORDING_MAX_LENGTH}
      />
    </TaskFormDialog>
  );
}

/** Form values of a consent decision. */
interface OptinValues {
  purpose: string | null;
  decision: Decision | null;
  at: IsoDate | null;
  source: string;
  wording: string;
}

/** If only the day is known, noon is used. */
function toMidday(day: IsoDate, zone: string): string {
  return new Date(Date.parse(startOfDay(day, zone)) + HALF_A_DAY_MS).toISOString();
}
