import { useState } from 'react';
import { z } from 'zod';
import { personFields } from '#modules/accounts/contract/user-fields.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { type ActedUser, useChangeUsers } from '../../data/use-user-actions.ts';
import { personName } from '../../data/user-names.ts';

const schema = z.object({ email: personFields.email.schema });

/** Corrects a bounced e-mail address and resends the invitation. */
export function EmailDialog({
  user,
  clientId,
  onClose,
}: {
  user: ActedUser;
  clientId: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const { update } = useChangeUsers();
  const form = useComptoirForm({
    schema,
    initialValues: { email: user.email },
    async onSubmit({ email }) {
      const { id, version } = user;
      const changed = await update.mutateAsync({
        params: { id },
        body: { clientId, version, email },
      });
      showToast({ text: t('accounts:done.invited', { email: changed.email }) });
      onClose();
    },
    onProblem: (error) => setProblem(problemText(error)),
  });
  return (
    <TaskFormDialog
      title={t('accounts:email.title', { name: personName(user) })}
      help={t('accounts:email.help')}
      form={form.props}
      isBusy={form.isSaving}
      act={t('accounts:email.save')}
      problem={problem}
      onClose={onClose}
    >
      <TextField
        {...form.field('email')}
        type="email"
        label={t('accounts:field.email')}
        autoComplete="off"
        data-autofocus
      />
    </TaskFormDialog>
  );
}
