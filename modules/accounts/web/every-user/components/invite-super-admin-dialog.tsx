import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSuperAdminCall } from '#modules/accounts/contract/super-admin-users.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { FieldPair } from '#platform/web/fields/field-pair.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { LANGUAGE_OPTIONS } from '../../components/language-options.ts';
import classes from '../../components/user-form.module.css';
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
  const say = useProblemText();
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
    onProblem: (error) => setProblem(say(error)),
  });
  const language = form.field('locale');
  return (
    <TaskDialog
      title={t('accounts:superAdmin.invite')}
      help={t('accounts:superAdmin.inviteText')}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('platform:dialog.cancel')}
          </Button>
          <ActionButton type="submit" form={form.props.id} isBusy={form.isSaving}>
            {t('accounts:superAdmin.inviteAct')}
          </ActionButton>
        </>
      }
      problem={problem}
      onClose={onClose}
    >
      <form {...form.props} className={classes.fields}>
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
      </form>
    </TaskDialog>
  );
}
