import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutboxMail } from '#modules/super-admin/contract/outbox.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '../../components/operations.module.css';
import { useClients } from '../../data/use-clients.ts';
import { useMoments } from '../../data/use-moments.ts';
import type { useChangeMails } from '../data/use-change-mails.ts';
import { useTemplateLabels } from '../data/use-template-labels.ts';
import { MailActions } from './mail-actions.tsx';
import { MailStateCell } from './mail-state.tsx';

export function useOutboxColumns(
  change: ReturnType<typeof useChangeMails>,
): TableColumn<OutboxMail>[] {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { clock } = useMoments();
  const clients = useClients();
  const words = useTemplateLabels();
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
        cell: ({ recipient }) => <span className={classes.name}>{recipient}</span>,
      },
      {
        id: 'mail',
        header: t('super-admin:outbox.mail'),
        minWidth: 190,
        priority: 8,
        cell: ({ template }) => words.template(template),
      },
      {
        id: 'client',
        header: t('super-admin:client.filter'),
        minWidth: 180,
        priority: 5,
        cell: ({ clientId }) => <span className={classes.quiet}>{clients.nameOf(clientId)}</span>,
      },
      {
        id: 'state',
        whole: true,
        header: t('super-admin:list.state'),
        minWidth: 240,
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
          <span className={classes.quiet}>{attempts === 0 ? '–' : number(attempts)}</span>
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
        priority: 6,
        align: 'end',
        cell: ({ createdAt }) => <span className={classes.quiet}>{clock(createdAt)}</span>,
      },
      {
        id: 'action',
        whole: true,
        header: t('super-admin:list.action'),
        minWidth: 140,
        priority: 7,
        align: 'end',
        cell: (mail) => <MailActions mail={mail} change={change} />,
      },
    ],
    [t, number, clock, clients, words, change],
  );
}
