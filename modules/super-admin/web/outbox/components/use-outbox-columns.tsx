import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { OutboxMail } from '#modules/super-admin/contract/outbox.ts';
import type { MailProviderStatus, MailState } from '#platform/contract/lists/operation-lists.ts';
import { State, type StateTone } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '../../components/operations.module.css';
import { useClients } from '../../data/use-clients.ts';
import { useMoments } from '../../data/use-moments.ts';
import { type useChangeMails, useTemplateLabels } from '../data/use-change-mails.ts';

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
  return null;
}

const STATUS_STYLES = {
  queued: { tone: 'plain', label: 'super-admin:outbox.state.queued' },
  sending: { tone: 'plain', label: 'super-admin:outbox.state.sending' },
  sent: { tone: 'ok', label: 'super-admin:outbox.state.sent' },
  unknown: { tone: 'due', label: 'super-admin:outbox.state.unknown' },
  failed: { tone: 'bad', label: 'super-admin:outbox.state.failed' },
  kept: { tone: 'plain', label: 'super-admin:outbox.state.kept' },
  cancelled: { tone: 'off', label: 'super-admin:outbox.state.cancelled' },
} as const satisfies Record<MailState, { tone: StateTone; label: string }>;

/** Provider reports, which are more precise than the acceptance of the mail. */
const PROVIDER_STATUS_STYLES = {
  delivered: { tone: 'ok', label: 'super-admin:outbox.told.delivered' },
  bounced: { tone: 'bad', label: 'super-admin:outbox.told.bounced' },
  blocked: { tone: 'bad', label: 'super-admin:outbox.told.blocked' },
  spam: { tone: 'due', label: 'super-admin:outbox.told.spam' },
} as const satisfies Record<MailProviderStatus, { tone: StateTone; label: string }>;

export function MailStateCell({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation();
  const templateLabels = useTemplateLabels();
  const { clock } = useMoments();
  const { tone, label } = mail.told
    ? PROVIDER_STATUS_STYLES[mail.told]
    : STATUS_STYLES[mail.status];
  const why = [
    mail.reason && templateLabels.reason(mail.reason),
    mail.nextTryAt && t('super-admin:outbox.nextTry', { when: clock(mail.nextTryAt) }),
  ].filter(Boolean);
  return (
    <State tone={tone} reason={why.length > 0 ? why.join(' · ') : undefined}>
      <span title={mail.answer ?? undefined}>{t(label)}</span>
    </State>
  );
}

export function useOutboxColumns(
  change: ReturnType<typeof useChangeMails>,
): TableColumn<OutboxMail>[] {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { clock } = useMoments();
  const clients = useClients();
  const templateLabels = useTemplateLabels();
  return useMemo(
    () => [
      {
        id: 'recipient',
        header: t('super-admin:outbox.recipient'),
        minWidth: 240,
        priority: 10,
        grows: true,
        namesRow: true,
        copies: ({ recipient }) => recipient,
        cell: ({ recipient, preview }) =>
          preview ? (
            <a
              className={classes.name}
              href={preview}
              target="_blank"
              rel="noreferrer"
              title={t('super-admin:outbox.preview')}
            >
              {recipient}
            </a>
          ) : (
            <span className={classes.name}>{recipient}</span>
          ),
      },
      {
        id: 'mail',
        header: t('super-admin:outbox.mail'),
        minWidth: 200,
        priority: 7,
        cell: ({ template }) => templateLabels.template(template),
      },
      {
        id: 'client',
        header: t('super-admin:client.filter'),
        minWidth: 150,
        priority: 5,
        cell: ({ clientId }) => <span className={classes.quiet}>{clients.nameOf(clientId)}</span>,
      },
      {
        id: 'state',
        whole: true,
        header: t('super-admin:list.state'),
        minWidth: 160,
        priority: 9,
        cell: (mail) => <MailStateCell mail={mail} />,
      },
      {
        id: 'tries',
        header: t('super-admin:list.tries'),
        minWidth: 80,
        priority: 3,
        align: 'end',
        cell: ({ attempts }) => (
          <span className={classes.quiet}>{attempts === 0 ? '—' : number(attempts)}</span>
        ),
      },
      {
        id: 'language',
        header: t('super-admin:outbox.language'),
        minWidth: 90,
        priority: 1,
        hiddenAtFirst: true,
        cell: ({ locale }) => <span className={classes.quiet}>{locale}</span>,
      },
      {
        id: 'written',
        whole: true,
        header: t('super-admin:outbox.written'),
        minWidth: 120,
        priority: 8,
        align: 'end',
        cell: ({ createdAt }) => <span className={classes.quiet}>{clock(createdAt)}</span>,
      },
      {
        id: 'action',
        whole: true,
        header: t('super-admin:list.action'),
        minWidth: 110,
        priority: 6,
        align: 'end',
        cell: (mail) => <MailActions mail={mail} change={change} />,
      },
    ],
    [t, number, clock, clients, templateLabels, change],
  );
}
