import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEGMENT_NAME_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-form-dialog.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';

/** A name for a segment, the first one or another. */
export function NameDialog({
  title,
  act,
  name: before,
  onName,
  onClose,
}: {
  title: string;
  act: string;
  name: string;
  /** Gives back what is wrong with the name. */
  onName: (name: string) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [name, setName] = useState(before);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const finish = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setRefusal(t('platform:field.required'));
    setBusy(true);
    const problem = await onName(name.trim());
    setBusy(false);
    setRefusal(problem);
    if (problem === undefined) onClose();
  };
  return (
    <TaskFormDialog
      title={title}
      onClose={onClose}
      form={{ id, onSubmit: (event) => void finish(event) }}
      isBusy={isBusy}
      act={act}
    >
      <TextField
        data-autofocus
        autoFocus
        label={t('profile-hub:segment.name')}
        value={name}
        onChange={(next) => {
          setName(next);
          setRefusal(undefined);
        }}
        error={refusal}
        maxLength={SEGMENT_NAME_MAX_LENGTH}
        autoComplete="off"
      />
    </TaskFormDialog>
  );
}
