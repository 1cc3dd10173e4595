import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { duplicateFormCall } from '#modules/leads/contract/forms/form-calls.ts';
import { FORM_NAME_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useChangeForms } from '../data/use-change-forms.ts';
import { NameFormDialog } from './name-form-dialog.tsx';

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
    <NameFormDialog
      title={t('leads:forms.duplicate.title')}
      help={t('leads:forms.duplicate.help')}
      act={t('leads:forms.duplicate.act')}
      form={form}
      name={form.field('name')}
      problem={problem}
      onClose={onClose}
    />
  );
}
