import { useState } from 'react';
import type { z } from 'zod';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { useComptoirForm } from './form/use-comptoir-form.tsx';
import { TextField } from './text-field.tsx';

/** Dialog for a name, to create or rename a record. */
export function NameDialog({
  title,
  help,
  act,
  label,
  name = '',
  schema,
  maxLength,
  onSave,
  onClose,
}: {
  title: string;
  help?: string;
  act: string;
  label: string;
  name?: string;
  schema: z.ZodType<{ name: string }>;
  maxLength?: number;
  /** The dialog stays open and shows the error that this throws. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const form = useComptoirForm({
    schema,
    initialValues: { name },
    async onSubmit(values) {
      await onSave(values.name.trim());
      onClose();
    },
    onProblem: (error) => setProblem(problemText(error)),
  });
  return (
    <TaskFormDialog
      title={title}
      help={help}
      problem={problem}
      form={form.props}
      isBusy={form.isSaving}
      act={act}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={label}
        {...(maxLength !== undefined && { maxLength })}
        autoComplete="off"
      />
    </TaskFormDialog>
  );
}
