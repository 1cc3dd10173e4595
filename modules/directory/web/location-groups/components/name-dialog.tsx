import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { createLocationGroupCall } from '#modules/directory/contract/locations/location-groups.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-form-dialog.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';

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
    <TaskFormDialog
      title={title}
      help={help}
      problem={problem}
      onClose={onClose}
      form={form.props}
      isBusy={form.isSaving}
      act={act}
    >
      <TextField
        {...form.field('name')}
        label={t('directory:field.name')}
        autoComplete="off"
        data-autofocus
      />
    </TaskFormDialog>
  );
}
