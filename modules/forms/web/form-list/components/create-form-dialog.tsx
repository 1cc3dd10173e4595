import { useState } from 'react';
import { createFormCall } from '#modules/forms/contract/form-calls.ts';
import { FORM_NAME_MAX_LENGTH } from '#modules/forms/contract/limits.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useLanguageNames } from '#platform/web/i18n/use-language-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useChangeForms } from '../../data/use-forms.ts';

/** Name and languages; everything else has defaults [FORM-10]. */
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
    <TaskFormDialog
      title={t('forms:forms.create.title')}
      help={t('forms:forms.create.help')}
      act={t('forms:forms.create.act')}
      form={form.props}
      isBusy={form.isSaving}
      problem={problem}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('forms:forms.create.name')}
        help={t('forms:forms.create.nameHelp')}
        maxLength={FORM_NAME_MAX_LENGTH}
        autoComplete="off"
      />
      <MultiSelectField<Locale>
        {...form.field('locales')}
        label={t('forms:forms.create.languages')}
        help={t('forms:forms.create.languagesHelp')}
        options={LOCALES.map((value) => ({ value, label: nameOf(value) }))}
      />
    </TaskFormDialog>
  );
}
