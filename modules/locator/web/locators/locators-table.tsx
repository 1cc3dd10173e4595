import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCATORS_LIMIT } from '#modules/locator/contract/limits.ts';
import { type LocatorRow, listLocatorsCall } from '#modules/locator/contract/locator-calls.ts';
import { defineList } from '#platform/contract/lists/define-list.ts';
import { State } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { PageActionButtons } from '#platform/web/layout/page-action-buttons.tsx';
import { defineListing } from '#platform/web/list/listing.ts';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '#platform/web/table/rows/cell.module.css';
import { useLocatorRowActions } from './use-locator-row-actions.tsx';

/** All of a client fit on one page, by name: there is nothing to search or sort. */
const locatorListing = defineListing({
  name: 'locator.locators',
  list: defineList({ views: ['all'], fields: {}, sorts: ['name'], pageSize: LOCATORS_LIMIT }),
  call: listLocatorsCall,
  inputOf: (clientId: string) => ({ params: { clientId } }),
  idOf: ({ slug }) => slug,
  nameOf: ({ name }) => name,
  hrefOf: (clientId, { slug }) => clientAddress(clientId, `platform/locator/${slug}`),
});

/** The locators of a client, and what can be done with one of them [LOC-01]. */
export function LocatorsTable({
  clientId,
  actions,
}: {
  clientId: string;
  /** The first step, for a client that has none. */
  actions: readonly PageAction[];
}) {
  const { t } = useTranslation();
  const { number, moment } = useFormat();
  return (
    <RecordList
      listing={locatorListing}
      scope={clientId}
      label={t('locator:menu.list')}
      viewNames={{ all: t('locator:list.all') }}
      columns={useLocatorColumns()}
      rowActions={useLocatorRowActions(clientId)}
      firstUse={
        <EmptyState
          title={t('locator:list.none')}
          actions={<PageActionButtons actions={actions} />}
        >
          {t('locator:list.noneText')}
        </EmptyState>
      }
      card={({ name, slug, version, updatedAt, hasDraft }, way) => (
        <PhoneCard
          {...way}
          name={name}
          text={slug}
          state={hasDraft && <DraftState />}
          facts={[t('locator:list.versionNumber', { version: number(version) })]}
          date={moment(updatedAt)}
        />
      )}
    />
  );
}

function useLocatorColumns(): TableColumn<LocatorRow>[] {
  const { t } = useTranslation();
  const { number, moment } = useFormat();
  return useMemo(
    () => [
      {
        id: 'slug',
        header: t('locator:field.slug'),
        minWidth: 180,
        priority: 9,
        copies: ({ slug }) => slug,
        cell: ({ slug }) => slug,
      },
      {
        id: 'name',
        header: t('locator:field.name'),
        minWidth: 220,
        priority: 10,
        namesRow: true,
        grows: true,
        cell: ({ name }) => <span className={classes.name}>{name}</span>,
      },
      {
        id: 'version',
        header: t('locator:field.version'),
        minWidth: 90,
        priority: 8,
        align: 'end',
        cell: ({ version }) => number(version),
      },
      {
        id: 'draft',
        header: t('locator:list.draft'),
        minWidth: 120,
        priority: 7,
        whole: true,
        cell: ({ hasDraft }) => hasDraft && <DraftState />,
      },
      {
        id: 'updatedAt',
        header: t('locator:list.publishedAt'),
        minWidth: 130,
        priority: 6,
        whole: true,
        cell: ({ updatedAt }) => <span className={classes.quiet}>{moment(updatedAt)}</span>,
      },
      {
        id: 'clientId',
        header: t('locator:field.clientId'),
        minWidth: 200,
        priority: 5,
        copies: (locator) => locator.clientId,
        cell: (locator) => <span className={classes.quiet}>{locator.clientId}</span>,
      },
    ],
    [t, number, moment],
  );
}

function DraftState() {
  const { t } = useTranslation();
  return <State tone="plain">{t('locator:list.hasDraft')}</State>;
}
