import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskFormDialog } from '#platform/web/feedback/task-form-dialog.tsx';
import { useSentForm } from '#platform/web/fields/form/use-sent-form.ts';
import { type FieldOption, SelectField } from '#platform/web/fields/select-field.tsx';

/** Dialog that selects a group or a type for the chosen locations. */
export function ChooseDialog({
  title,
  help,
  label,
  options,
  act,
  onChoose,
  onClose,
}: {
  title: string;
  help?: string;
  label: string;
  /** Undefined while they are on the way. */
  options: readonly FieldOption[] | undefined;
  act: string;
  onChoose: (value: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const choose = async () => {
    setAsked(true);
    if (chosen === null) return;
    setBusy(true);
    await onChoose(chosen);
    onClose();
  };
  const sent = useSentForm(choose);
  return (
    <TaskFormDialog
      title={title}
      help={help}
      onClose={onClose}
      act={act}
      isBusy={isBusy}
      form={sent}
    >
      <SelectField
        label={label}
        options={options}
        value={chosen}
        onChange={setChosen}
        {...(isAsked && chosen === null && { error: t('platform:field.required') })}
      />
    </TaskFormDialog>
  );
}
