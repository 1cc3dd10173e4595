import { useTranslation } from 'react-i18next';
import { duplicateFormCall } from '#modules/leads/contract/forms/form-calls.ts';
import { FORM_NAME_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { NameDialog } from '#platform/web/fields/name-dialog.tsx';
import { useChangeForms } from '../data/use-forms.ts';

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
  const { duplicate } = useChangeForms();
  const copy = async (given: string) => {
    const made = await duplicate.mutateAsync({ params: { formId: id }, body: { name: given } });
    showToast({ text: t('leads:forms.duplicate.done', { name: made.informations.name }) });
    onMade(made.id);
  };
  return (
    <NameDialog
      title={t('leads:forms.duplicate.title')}
      help={t('leads:forms.duplicate.help')}
      act={t('leads:forms.duplicate.act')}
      label={t('leads:forms.create.name')}
      name={t('leads:forms.duplicate.copyOf', { name }).slice(0, FORM_NAME_MAX_LENGTH)}
      schema={duplicateFormCall.body}
      maxLength={FORM_NAME_MAX_LENGTH}
      onSave={copy}
      onClose={onClose}
    />
  );
}
