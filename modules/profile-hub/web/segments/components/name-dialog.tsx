import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEGMENT_NAME_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
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
  const form = useId();
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
    <TaskDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('platform:dialog.cancel')}
          </Button>
          <ActionButton type="submit" form={form} isBusy={isBusy}>
            {act}
          </ActionButton>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void finish(event)}>
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
      </form>
    </TaskDialog>
  );
}
