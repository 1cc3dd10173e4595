import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { personName } from '../../components/person-name.ts';
import { SentMails } from '../../components/sent-mails.tsx';
import type { ActedUser } from '../../data/use-user-actions.ts';

export function SentDialog(given: { user: ActedUser; clientId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const name = personName(given.user);
  return (
    <TaskDialog
      title={t('accounts:sent.title', { name })}
      help={given.user.email}
      actions={<Button onClick={given.onClose}>{t('accounts:link.close')}</Button>}
      onClose={given.onClose}
    >
      <SentMails clientId={given.clientId} userId={given.user.id} />
    </TaskDialog>
  );
}
