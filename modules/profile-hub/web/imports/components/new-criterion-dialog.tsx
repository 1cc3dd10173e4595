import { useState } from 'react';
import { CRITERION_TYPES, type CriterionType } from '#modules/profile-hub/contract/criterion.ts';
import { criterionFromColumnCall } from '#modules/profile-hub/contract/imports/import-contacts.ts';
import { LABEL_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { RadioField } from '#platform/web/fields/choice-fields.tsx';
import { useSentForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { NewColumnProps } from '#platform/web/imports/import-screen-props.ts';

const TYPE_NAMES = {
  text: 'profile-hub:import.asText',
  closedUnique: 'profile-hub:import.asChoice',
  closedMultiple: 'profile-hub:import.asChoices',
} as const;

/** Creates a criterion for an unmatched column; the file's values become the options of a list. */
export default function NewCriterionDialog({
  report,
  position,
  params,
  onMade,
  onClose,
}: NewColumnProps & { params: { uuid: string } }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const make = useCallMutation(criterionFromColumnCall);
  const header = report.columns[position]?.header ?? '';
  const [label, setLabel] = useState(header.slice(0, LABEL_MAX_LENGTH));
  const [type, setType] = useState<CriterionType>('text');
  const [isTried, setTried] = useState(false);
  const isNameless = label.trim() === '';
  const sent = useSentForm(() => {
    setTried(true);
    if (isNameless) return;
    make.mutate(
      { params: { ...params, id: report.id }, body: { position, label, type } },
      {
        onSuccess: (checked) => {
          onMade(checked);
          onClose();
        },
      },
    );
  });
  return (
    <TaskFormDialog
      title={t('profile-hub:import.newCriterion')}
      help={t('profile-hub:import.newCriterionHelp', { header })}
      problem={make.error ? problemText(make.error) : undefined}
      onClose={onClose}
      act={t('profile-hub:import.createCriterion')}
      isBusy={make.isPending}
      form={sent}
    >
      <TextField
        label={t('profile-hub:import.criterionLabel')}
        value={label}
        maxLength={LABEL_MAX_LENGTH}
        onChange={setLabel}
        error={isTried && isNameless && t('platform:field.required')}
      />
      <RadioField
        label={t('profile-hub:import.criterionType')}
        value={type}
        onChange={(next) => next !== null && setType(next)}
        options={CRITERION_TYPES.map((value) => ({ value, label: t(TYPE_NAMES[value]) }))}
      />
    </TaskFormDialog>
  );
}
