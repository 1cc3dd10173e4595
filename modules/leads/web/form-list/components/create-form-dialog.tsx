import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createFormCall } from '#modules/leads/contract/forms/form-calls.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { NameFormDialog } from '../../components/name-form-dialog.tsx';
import { useChangeForms } from '../../data/use-change-forms.ts';
import { useLanguageNames } from '../../data/use-language-names.ts';

/** Name and languages: all else a new form has already [FORM-10]. */
export default function CreateFormDialog({
  clientId,
  onCreated,
  onClose,
}: {
  clientId: string;
  onCreated: (id: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { locale } = useLanguage();
  const nameOf = useLanguageNames();
  const { create } = useChangeForms();
  const [problem, setProblem] = useState<string>();
  const form = useComptoirForm<{ name: string; locales: Locale[] }>({
    schema: createFormCall.body,
    initialValues: { name: '', locales: [locale] },
    async onSubmit(body) {
      const { id } = await create.mutateAsync({ params: { clientId }, body });
      onCreated(id);
    },
    onProblem: (error) => setProblem(say(error)),
  });
  return (
    <NameFormDialog
      title={t('leads:forms.create.title')}
      help={t('leads:forms.create.help')}
      act={t('leads:forms.create.act')}
      form={form}
      name={form.field('name')}
      nameHelp={t('leads:forms.create.nameHelp')}
      problem={problem}
      onClose={onClose}
    >
      <MultiSelectField<Locale>
        {...form.field('locales')}
        label={t('leads:forms.create.languages')}
        help={t('leads:forms.create.languagesHelp')}
        options={LOCALES.map((value) => ({ value, label: nameOf(value) }))}
      />
    </NameFormDialog>
  );
}
