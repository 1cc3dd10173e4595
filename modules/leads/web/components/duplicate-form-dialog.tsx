import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { duplicateFormCall } from '#modules/leads/contract/forms/form-calls.ts';
import { FORM_NAME_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useChangeForms } from '../data/use-change-forms.ts';

/** A form like another one, under a name of its own. */
export default function DuplicateFormDialog({
  form: { id, name },
  onMade,
  onClose,
}: {
  form: { id: string; name: string };
  onMade: (id: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { duplicate } = useChangeForms();
  const [problem, setProblem] = useState<string>();
  const form = useComptoirForm({
    schema: duplicateFormCall.body,
    initialValues: {
      name: t('leads:forms.duplicate.copyOf', { name }).slice(0, FORM_NAME_MAX_LENGTH),
    },
    async onSubmit(body) {
      const made = await duplicate.mutateAsync({ params: { formId: id }, body });
      showToast({ text: t('leads:forms.duplicate.done', { name: made.informations.name }) });
      onMade(made.id);
    },
    onProblem: (error) => setProblem(say(error)),
  });
  return (
    <TaskDialog
      title={t('leads:forms.duplicate.title')}
      help={t('leads:forms.duplicate.help')}
      problem={problem}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('leads:forms.create.cancel')}
          </Button>
          <ActionButton type="submit" form={form.props.id} isBusy={form.isSaving}>
            {t('leads:forms.duplicate.act')}
          </ActionButton>
        </>
      }
    >
      <form {...form.props}>
        <TextField
          {...form.field('name')}
          label={t('leads:forms.create.name')}
          maxLength={FORM_NAME_MAX_LENGTH}
          autoComplete="off"
          data-autofocus
        />
      </form>
    </TaskDialog>
  );
}
