import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import {
  type FieldBinding,
  type FieldTexts,
  mantineFieldTexts,
} from '#platform/web/fields/field-texts.tsx';
import { useSentForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { type FieldOption, SelectField } from '#platform/web/fields/select-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

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
  /** Undefined while loading. */
  options: readonly FieldOption[] | undefined;
  act: string;
  onChoose: (value: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const choose = async () => {
    setSubmitted(true);
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
        {...(isSubmitted && chosen === null && { error: t('platform:field.required') })}
      />
    </TaskFormDialog>
  );
}

/** Free text with suggestions of existing values, to avoid different spellings. */
export function SuggestField({
  label,
  help,
  error,
  isRequired,
  suggestions,
  ...rest
}: FieldTexts &
  Omit<FieldBinding<string>, 'error'> & { suggestions: readonly string[]; maxLength?: number }) {
  return (
    <Autocomplete
      {...rest}
      {...mantineFieldTexts({ label, help, error, isRequired })}
      data={[...new Set(suggestions)]}
      limit={20}
    />
  );
}
