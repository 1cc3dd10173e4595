import { Button } from '@mantine/core';
import { ShownSecret } from '#platform/web/display/copy-button.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** The one time that a secret is shown. */
export default function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <TaskDialog
      title={t('super-admin:webhooks.secretTitle')}
      help={t('super-admin:webhooks.secretOnce')}
      actions={<Button onClick={onClose}>{t('super-admin:webhooks.secretKept')}</Button>}
      onClose={onClose}
    >
      <ShownSecret secret={secret} copyLabel={t('super-admin:webhooks.copySecret')} />
    </TaskDialog>
  );
}
