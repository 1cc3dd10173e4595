import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OutboxMail } from '#modules/super-admin/contract/outbox.ts';
import linkClasses from '#platform/web/display/link.module.css';
import classes from '../../components/operations.module.css';
import type { useChangeMails } from '../data/use-change-mails.ts';

export function MailActions({
  mail,
  change,
}: {
  mail: OutboxMail;
  change: ReturnType<typeof useChangeMails>;
}) {
  const { t } = useTranslation();
  const { recipient } = mail;
  if (mail.mayRetry)
    return (
      <Button
        variant="default"
        className={classes.small}
        aria-label={t('super-admin:outbox.retryOne', { recipient })}
        onClick={() => void change.retry({ ids: [mail.id] })}
      >
        {t('super-admin:outbox.retry')}
      </Button>
    );
  if (mail.mayCancel)
    return (
      <Button
        variant="subtle"
        className={classes.small}
        aria-label={t('super-admin:outbox.cancelOne', { recipient })}
        onClick={() => void change.cancel({ ids: [mail.id] }, 1, [{ name: recipient }])}
      >
        {t('super-admin:outbox.cancel')}
      </Button>
    );
  if (mail.preview)
    return (
      <a href={mail.preview} target="_blank" rel="noreferrer" className={linkClasses.link}>
        {t('super-admin:outbox.preview')}
      </a>
    );
  return null;
}
