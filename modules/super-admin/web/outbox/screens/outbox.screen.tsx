import { IconArrowBackUp, IconRefresh } from '@tabler/icons-react';
import { useMemo } from 'react';
import { listOutboxCall, type OutboxMail } from '#modules/super-admin/contract/outbox.ts';
import { type OutboxView, outboxList } from '#platform/contract/lists/operation-lists.ts';
import { TIME_PRESETS } from '#platform/web/date-range/period.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useNames } from '#platform/web/module/translate.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { useClients } from '../../data/use-clients.ts';
import { useMoments } from '../../data/use-moments.ts';
import { REFRESH_INTERVAL_MS } from '../../data/use-polled-call.ts';
import { MailActions, MailStateCell, useOutboxColumns } from '../components/use-outbox-columns.tsx';
import { useChangeMails, useTemplateLabels } from '../data/use-change-mails.ts';

const VIEW_NAMES = {
  all: 'super-admin:outbox.view.all',
  queued: 'super-admin:outbox.view.queued',
  sending: 'super-admin:outbox.view.sending',
  unknown: 'super-admin:outbox.view.unknown',
  failed: 'super-admin:outbox.view.failed',
  sent: 'super-admin:outbox.view.sent',
  kept: 'super-admin:outbox.view.kept',
  cancelled: 'super-admin:outbox.view.cancelled',
} as const satisfies Record<OutboxView, string>;

/** A state that no mail of this installation is in needs no view. */
const RARE: readonly OutboxView[] = ['queued', 'sending', 'unknown', 'sent', 'kept', 'cancelled'];

/** Every mail that the suite writes [SUP-05]. */
export default function OutboxScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('super-admin:menu.outbox')} />
      <OutboxTable />
    </>
  );
}

/** The mails of all clients by state; failed ones are sent again, waiting ones taken back [SUP-05]. */
function OutboxTable() {
  const { t } = useTranslation();
  const listing = useOutboxListing();
  const changeMails = useChangeMails();
  return (
    <RecordList
      listing={listing}
      scope={null}
      againEveryMs={REFRESH_INTERVAL_MS}
      label={t('super-admin:menu.outbox')}
      search={t('super-admin:outbox.search')}
      viewNames={useNames(VIEW_NAMES)}
      rareViews={RARE}
      fields={useOutboxFields()}
      columns={useOutboxColumns(changeMails)}
      firstUse={
        <EmptyState title={t('super-admin:outbox.empty')}>
          {t('super-admin:outbox.emptyText')}
        </EmptyState>
      }
      bulkActions={() => [
        {
          id: 'retry',
          label: t('super-admin:outbox.retryChosen'),
          icon: <Icon of={IconRefresh} />,
          run: ({ which, done }) =>
            void changeMails.retry(which).then((isDone) => isDone && done()),
        },
        {
          id: 'cancel',
          label: t('super-admin:outbox.cancelChosen'),
          icon: <Icon of={IconArrowBackUp} />,
          danger: true,
          run: ({ which, count, names, done }) =>
            void changeMails.cancel(which, count, names).then((isDone) => isDone && done()),
        },
      ]}
      card={(mail) => <MailCard mail={mail} change={changeMails} />}
      note={(view) => (view === 'failed' || view === 'unknown') && t('super-admin:outbox.sameId')}
    />
  );
}

function useOutboxFields(): FilterField[] {
  const { t } = useTranslation();
  const clients = useClients();
  const templateLabels = useTemplateLabels();
  return [
    {
      id: 'client',
      name: t('super-admin:client.filter'),
      kind: 'choice',
      options: clients.options,
    },
    {
      id: 'template',
      name: t('super-admin:outbox.mail'),
      kind: 'choice',
      options: templateLabels
        .templatesOf('')
        .map((value) => ({ value, label: templateLabels.template(value) })),
    },
    {
      id: 'written',
      name: t('super-admin:outbox.written'),
      kind: 'date',
      presets: TIME_PRESETS,
    },
  ];
}

/** The mails of all clients; a search also matches displayed names [SUP-05]. */
function useOutboxListing() {
  const templateLabels = useTemplateLabels();
  return useMemo(
    () =>
      defineListing({
        name: 'super-admin.outbox',
        list: outboxList,
        call: listOutboxCall,
        inputOf: (_: null, question) => ({
          query: {
            ...inAddress(question),
            ...(question.q && { qTemplates: templateLabels.templatesOf(question.q).join(',') }),
          },
        }),
        idOf: ({ id }) => id,
        nameOf: ({ recipient }) => recipient,
      }),
    [templateLabels],
  );
}

/** A mail on a phone. */
function MailCard({
  mail,
  change,
}: {
  mail: OutboxMail;
  change: ReturnType<typeof useChangeMails>;
}) {
  const clients = useClients();
  const templateLabels = useTemplateLabels();
  const { clock } = useMoments();
  return (
    <PhoneCard
      name={mail.recipient}
      {...(mail.preview && { href: mail.preview })}
      text={templateLabels.template(mail.template)}
      facts={[clients.nameOf(mail.clientId)]}
      state={<MailStateCell mail={mail} />}
      date={clock(mail.createdAt)}
      action={(mail.mayRetry || mail.mayCancel) && <MailActions mail={mail} change={change} />}
    />
  );
}
