import { IconArrowBackUp, IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  listOutboxCall,
  MAIL_STATES,
  type OutboxMail,
} from '#modules/super-admin/contract/outbox.ts';
import { callServer } from '#platform/web/api/server.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { EmptyCounter } from '#platform/web/layout/empty-counter.tsx';
import { LineTabs } from '#platform/web/layout/line-tabs.tsx';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import type { TableAddressRules } from '#platform/web/table/address/table-address.ts';
import { useTableAddress } from '#platform/web/table/address/use-table-address.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import {
  isSelected,
  NOTHING_SELECTED,
  type TableSelection,
} from '#platform/web/table/selection/table-selection.ts';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import classes from '../../components/operations.module.css';
import { chosenValues } from '../../data/chosen-values.ts';
import { everyPage } from '../../data/every-page.ts';
import { useClients } from '../../data/use-clients.ts';
import { usePolledCall } from '../../data/use-polled-call.ts';
import { useChangeMails } from '../data/use-change-mails.ts';
import { useTemplateWords } from '../data/use-template-words.ts';
import { MailCard } from './mail-card.tsx';
import { useOutboxColumns } from './use-outbox-columns.tsx';

const PAGE_SIZE = 50;
const RULES: TableAddressRules = { sortable: [], fields: [{ id: 'client', kind: 'choice' }] };
const VIEWS = ['all', 'queued', 'sending', 'failed', 'sent', 'kept', 'cancelled'] as const;
const LABELS = {
  all: 'super-admin:outbox.view.all',
  queued: 'super-admin:outbox.view.queued',
  sending: 'super-admin:outbox.view.sending',
  sent: 'super-admin:outbox.view.sent',
  failed: 'super-admin:outbox.view.failed',
  kept: 'super-admin:outbox.view.kept',
  cancelled: 'super-admin:outbox.view.cancelled',
} as const;

/** The mails of all clients by state; failed ones are sent again, waiting ones taken back [SUP-05]. */
export function OutboxTable() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const panelId = useId();
  const clients = useClients();
  const words = useTemplateWords();
  const { address, change } = useTableAddress(useRouterAddress(), RULES);
  const fields: FilterField[] = [
    {
      id: 'client',
      name: t('super-admin:client.filter'),
      kind: 'choice',
      options: clients.options,
    },
  ];
  const status = MAIL_STATES.find((known) => known === address.view);
  const question = {
    page: address.page,
    limit: PAGE_SIZE,
    status,
    client: chosenValues(address.filters, fields, 'client'),
    ...(address.q !== '' && {
      q: address.q,
      qTemplates: words.templatesOf(address.q).join(','),
    }),
  };
  const mails = usePolledCall(listOutboxCall, { query: question });
  const { data } = mails;
  const changeMails = useChangeMails();
  const columns = useOutboxColumns(changeMails);
  const { state, change: changeState } = useTableState({
    user: 'super-admin',
    table: 'outbox',
    columns,
    address,
    changeAddress: change,
  });
  const isFiltered = address.q !== '' || address.filters.length > 0;
  const view = status ?? 'all';
  const countOf = (id: (typeof VIEWS)[number]) =>
    id === 'all' ? undefined : (data?.counts[id] ?? 0);

  const run = async (
    selection: TableSelection,
    work: (mails: Pick<OutboxMail, 'id' | 'recipient'>[]) => Promise<boolean>,
  ) => {
    const known = new Map(data?.items.map(({ id, recipient }) => [id, recipient]));
    const chosen =
      selection.kind === 'ids'
        ? [...selection.ids].map((id) => ({ id, recipient: known.get(id) ?? '' }))
        : (
            await everyPage((page) =>
              callServer(listOutboxCall, { query: { ...question, ...page } }),
            )
          ).filter(({ id }) => isSelected(selection, id));
    if (await work(chosen)) changeState({ selected: NOTHING_SELECTED });
  };

  return (
    <>
      <LineTabs
        label={t('super-admin:menu.outbox')}
        panelId={panelId}
        current={view}
        onSelect={(id) => change({ view: id === 'all' ? null : id })}
        // A state that nobody knows in this installation needs no tab.
        pieces={VIEWS.filter(
          (id) => id === 'all' || id === view || id === 'failed' || countOf(id),
        ).map((id) => ({ id, label: t(LABELS[id]), count: countOf(id) }))}
      />
      <div
        className={classes.list}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${view}`}
      >
        <DataTable
          label={t('super-admin:menu.outbox')}
          bar={(tools) => (
            <FilterBar
              search={{
                placeholder: t('super-admin:outbox.search'),
                query: address.q,
                onSearch: (q) => change({ q }, 'replace'),
              }}
              fields={fields}
              conditions={address.filters}
              onChange={(filters) => change({ filters })}
              tools={tools}
            />
          )}
          columns={columns}
          rows={data?.items ?? null}
          rowId={({ id }) => id}
          rowName={({ recipient }) => recipient}
          state={state}
          onChange={changeState}
          pageSize={PAGE_SIZE}
          total={data?.total ?? null}
          fetching={mails.isPlaceholderData}
          error={mails.error}
          onRetry={() => void mails.refetch()}
          filtered={isFiltered || view !== 'all'}
          {...(isFiltered && { onClearFilters: () => change({ q: '', filters: [] }) })}
          firstUse={
            <EmptyCounter title={t('super-admin:outbox.empty')}>
              {t('super-admin:outbox.emptyText')}
            </EmptyCounter>
          }
          bulkActions={[
            {
              id: 'retry',
              label: t('super-admin:outbox.retryChosen'),
              icon: <Icon of={IconRefresh} />,
              run: (chosen) => void run(chosen, changeMails.retry),
            },
            {
              id: 'cancel',
              label: t('super-admin:outbox.cancelChosen'),
              icon: <Icon of={IconArrowBackUp} />,
              danger: true,
              run: (chosen) => void run(chosen, changeMails.cancel),
            },
          ]}
          renderCard={(mail) => <MailCard mail={mail} change={changeMails} />}
          note={
            data?.more
              ? t('super-admin:list.moreThan', { number: number(data.total) })
              : view === 'failed' && t('super-admin:outbox.sameId')
          }
        />
      </div>
    </>
  );
}
