import { useState } from 'react';
import { z } from 'zod';
import { newViewSchema } from '#platform/contract/lists/saved-view.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

export interface ViewFormValues {
  name: string;
  shared: boolean;
}

const schema = z.object({ name: newViewSchema.shape.name, shared: z.boolean() });

/** Edits the name of a view and whether it is shared. */
export default function ViewDialog({
  title,
  first,
  share,
  onSave,
  onClose,
}: {
  title: string;
  first: ViewFormValues;
  /** Describes whom it is shared with; undefined for a user who may not share. */
  share: string | undefined;
  onSave: (values: ViewFormValues) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const form = useComptoirForm<ViewFormValues>({
    schema,
    initialValues: first,
    async onSubmit(values) {
      await onSave(values);
      onClose();
    },
    onProblem: (error) => setProblem(problemText(error)),
  });
  return (
    <TaskFormDialog
      title={title}
      help={t('platform:savedViews.help')}
      problem={problem}
      onClose={onClose}
      form={form.props}
      isBusy={form.isSaving}
      act={t('platform:savedViews.save')}
    >
      <TextField
        {...form.field('name')}
        label={t('platform:savedViews.name')}
        autoComplete="off"
        data-autofocus
      />
      {share !== undefined && (
        <SwitchField
          {...form.field('shared')}
          label={share}
          help={t('platform:savedViews.shareHelp')}
        />
      )}
    </TaskFormDialog>
  );
}
