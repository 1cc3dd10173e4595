import { useState } from 'react';
import { createSuperAdminCall } from '#modules/accounts/contract/super-admin-users.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { LANGUAGE_OPTIONS } from '../../data/user-names.ts';
import { EVERY_USER_CHANGES } from '../data/use-every-user-actions.ts';

/** Another super admin is invited as every user is: by mail, with a link to set a password [SUP-04]. */
export default function InviteSuperAdminDialog({
  locale,
  onClose,
}: {
  locale: Locale;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const create = useCallMutation(createSuperAdminCall, EVERY_USER_CHANGES);
  const form = useComptoirForm({
    schema: createSuperAdminCall.body,
    initialValues: { firstName: '', lastName: '', email: '', locale },
    async onSubmit(body) {
      const { email } = await create.mutateAsync({ body });
      showToast({ text: t('accounts:done.invited', { email }) });
      onClose();
    },
    onProblem: (error) => setProblem(problemText(error)),
  });
  const language = form.field('locale');
  return (
    <TaskFormDialog
      title={t('accounts:superAdmin.invite')}
      help={t('accounts:superAdmin.inviteText')}
      form={form.props}
      isBusy={form.isSaving}
      act={t('accounts:superAdmin.inviteAct')}
      problem={problem}
      onClose={onClose}
    >
      <FieldPair>
        <TextField
          {...form.field('firstName')}
          label={t('accounts:field.firstName')}
          autoComplete="off"
        />
        <TextField
          {...form.field('lastName')}
          label={t('accounts:field.lastName')}
          autoComplete="off"
        />
      </FieldPair>
      <TextField
        {...form.field('email')}
        type="email"
        label={t('accounts:field.email')}
        autoComplete="off"
      />
      <SelectField
        {...language}
        onChange={(chosen) => chosen && language.onChange(chosen)}
        label={t('accounts:field.locale')}
        options={LANGUAGE_OPTIONS}
      />
    </TaskFormDialog>
  );
}
