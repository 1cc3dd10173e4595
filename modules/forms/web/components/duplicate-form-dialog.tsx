import { duplicateFormCall } from '#modules/forms/contract/form-calls.ts';
import { FORM_NAME_MAX_LENGTH } from '#modules/forms/contract/limits.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { NameDialog } from '#platform/web/fields/name-dialog.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
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
    showToast({ text: t('forms:forms.duplicate.done', { name: made.informations.name }) });
    onMade(made.id);
  };
  return (
    <NameDialog
      title={t('forms:forms.duplicate.title')}
      help={t('forms:forms.duplicate.help')}
      act={t('forms:forms.duplicate.act')}
      label={t('forms:forms.create.name')}
      name={t('forms:forms.duplicate.copyOf', { name }).slice(0, FORM_NAME_MAX_LENGTH)}
      schema={duplicateFormCall.body}
      maxLength={FORM_NAME_MAX_LENGTH}
      onSave={copy}
      onClose={onClose}
    />
  );
}
