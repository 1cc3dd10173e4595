import { useState } from 'react';
import { actAsUserCall } from '#modules/accounts/contract/session.ts';
import type { CrossClientUser } from '#modules/accounts/contract/super-admin-users.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { reloadForNewSession } from '#platform/web/api/session-watch.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { personName } from '../../data/user-names.ts';

/** Requests a reason, which is stored in the audit log, and then reloads the page as the other user [SUP-04]. */
export default function ActAsDialog({
  user,
  onClose,
}: {
  user: CrossClientUser;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const act = useCallMutation(actAsUserCall);
  const form = useComptoirForm({
    schema: actAsUserCall.body,
    initialValues: { reason: '' },
    async onSubmit(body) {
      await act.mutateAsync({ params: { id: user.id }, body });
      const [first] = user.clients;
      // Opens the user's start page instead of the admin's last one.
      reloadForNewSession(first ? clientAddress(first.uuid) : '/');
    },
    onProblem: (error) => setProblem(problemText(error)),
  });
  return (
    <TaskFormDialog
      title={t('accounts:actAs.title', { name: personName(user) })}
      help={t('accounts:actAs.help', { firstName: user.firstName })}
      form={form.props}
      isBusy={form.isSaving}
      act={t('accounts:actAs.act', { firstName: user.firstName })}
      problem={problem}
      onClose={onClose}
    >
      <TextField
        {...form.field('reason')}
        label={t('accounts:actAs.reason')}
        help={t('accounts:actAs.reasonHelp')}
        autoComplete="off"
      />
    </TaskFormDialog>
  );
}
