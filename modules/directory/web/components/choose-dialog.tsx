import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { type FieldOption, SelectField } from '#platform/web/fields/select-field.tsx';

/** Asks which one: a group or a type for the chosen locations. */
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
  options: readonly FieldOption[];
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
  return (
    <TaskDialog
      title={title}
      help={help}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('platform:dialog.cancel')}
          </Button>
          <ActionButton isBusy={isBusy} onClick={() => void choose()}>
            {act}
          </ActionButton>
        </>
      }
    >
      <SelectField
        label={label}
        options={options}
        value={chosen}
        onChange={setChosen}
        {...(isAsked && chosen === null && { error: t('platform:field.required') })}
      />
    </TaskDialog>
  );
}
