import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { createLocationGroupCall } from '#modules/directory/contract/locations/location-groups.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import classes from '../../components/form.module.css';

/** The name of a group or a type, new or changed. */
export function NameDialog({
  title,
  help,
  act,
  name = '',
  schema,
  onSave,
  onClose,
}: {
  title: string;
  help?: string;
  act: string;
  name?: string;
  schema: (typeof createLocationGroupCall)['body'];
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const say = useProblemText();
  const [problem, setProblem] = useState<string>();
  const form = useComptoirForm({
    schema,
    initialValues: { name },
    async onSubmit(values) {
      await onSave(values.name);
      onClose();
    },
    onProblem: (error) => setProblem(say(error)),
  });
  return (
    <TaskDialog
      title={title}
      help={help}
      problem={problem}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('platform:dialog.cancel')}
          </Button>
          <ActionButton type="submit" form={form.props.id} isBusy={form.isSaving}>
            {act}
          </ActionButton>
        </>
      }
    >
      <form {...form.props} className={classes.section}>
        <TextField
          {...form.field('name')}
          label={t('directory:field.name')}
          autoComplete="off"
          data-autofocus
        />
      </form>
    </TaskDialog>
  );
}
