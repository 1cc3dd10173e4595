import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FORM_NAME_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-form-dialog.tsx';
import type { FieldBinding } from '#platform/web/fields/field-words.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';

/** What a new form is called, whether it begins from nothing or from another one. */
export function NameFormDialog({
  title,
  help,
  act,
  form,
  name,
  nameHelp,
  problem,
  children,
  onClose,
}: {
  title: string;
  help: string;
  act: string;
  form: Pick<ComptoirForm<never>, 'props' | 'isSaving'>;
  name: FieldBinding<string>;
  nameHelp?: string;
  problem: string | undefined;
  /** What else is asked. */
  children?: ReactNode;
  onClose: () => void;
}) {
  const { t } = useTranslation();
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
        {...name}
        label={t('leads:forms.create.name')}
        help={nameHelp}
        maxLength={FORM_NAME_MAX_LENGTH}
        autoComplete="off"
        data-autofocus
      />
      {children}
    </TaskFormDialog>
  );
}
