import { IconPlus, IconTableImport, IconTrash } from '@tabler/icons-react';
import { fieldsWith } from '#platform/contract/fields/record-fields.ts';
import type { AnyRecord } from '#platform/contract/records/define-record.ts';
import type { RecordRow } from '#platform/contract/records/record-calls.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { type PageAction, PageActionButtons } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordList } from '#platform/web/list/record-list.tsx';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { translate } from '#platform/web/module/translate.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { type RecordListing, type RecordParts, useRecordTexts } from './record-parts.ts';
import { useDeleteRecords } from './use-delete-records.ts';
import { useRecordColumns, useRecordFilters } from './use-record-columns.tsx';
import { useValueText } from './use-value-text.ts';

interface ListProps {
  record: AnyRecord;
  listing: RecordListing;
  parts: RecordParts;
}

const unchanged = <Columns,>(columns: Columns) => columns;

/** All records of the client, with bulk actions. */
export function RecordListScreen(given: ListProps) {
  const { id } = useCurrentClient();
  const { text } = useRecordTexts(given.record);
  const actions = useListActions(given.record, id);
  return (
    <>
      <PageHead title={text('list')} actions={actions} />
      <RecordTable key={id} {...given} clientId={id} actions={actions} />
    </>
  );
}

function RecordTable({
  record,
  listing,
  parts,
  clientId,
  actions,
}: ListProps & { clientId: string; actions: PageAction[] }) {
  const { t, i18n } = useTranslation();
  const { text, label } = useRecordTexts(record);
  const { calls, views = {} } = record;
  const useColumns = parts.useColumns ?? unchanged;
  const mayManage = useAbility(record.manage);
  const remove = useDeleteRecords(record, clientId);
  const searched = fieldsWith(record.fields, 'filter').filter(
    (field) => record.fields[field]?.filter?.kind === 'text',
  );
  return (
    <RecordList
      listing={listing}
      scope={clientId}
      label={text('list')}
      search={searched.map(label).join(', ')}
      viewNames={{
        all: t('platform:records.all'),
        ...Object.fromEntries(
          Object.entries(views).map(([view, { label: key }]) => [view, translate(i18n, key)]),
        ),
      }}
      fields={useRecordFilters(record)}
      columns={useColumns(useRecordColumns(record))}
      firstUse={
        <EmptyState
          title={text('empty')}
          actions={<PageActionButtons actions={actions} />}
          steps={(parts.steps ?? []).map((step) => ({ title: t(step) }))}
        >
          {text('purpose')}
        </EmptyState>
      }
      card={
        parts.card ??
        ((row, way) => <RecordCard record={record} parts={parts} row={row} {...way} />)
      }
      bulkActions={() =>
        mayManage
          ? [
              {
                id: 'delete',
                label: t('platform:records.delete'),
                icon: <Icon of={IconTrash} />,
                danger: true,
                run: async (chosen) => {
                  if (await remove(chosen)) chosen.done();
                },
              },
            ]
          : []
      }
      exports={{
        call: calls.export,
        inputOf: (format, filters) => ({ params: { uuid: clientId }, body: { format, filters } }),
      }}
    />
  );
}

/** A row on a phone: name, detail, status, and the first two other values. */
function RecordCard({
  record: { fields, name, detail },
  parts,
  row,
  ...way
}: CardNavigation & { record: AnyRecord; parts: RecordParts; row: RecordRow }) {
  const textOf = useValueText(fields);
  const others = Object.keys(fields).filter(
    (field) => field !== name && field !== detail && fields[field]?.kind !== 'boolean',
  );
  return (
    <PhoneCard
      {...way}
      name={String(row[name])}
      {...(detail !== undefined && { text: textOf(detail, row[detail]) })}
      state={parts.beside?.(row)}
      facts={others.slice(0, 2).map((field) => textOf(field, row[field]))}
    />
  );
}

function useListActions(record: AnyRecord, clientId: string): PageAction[] {
  const { t } = useTranslation();
  const { text } = useRecordTexts(record);
  if (!useAbility(record.manage)) return [];
  const at = (page: string) => clientAddress(clientId, `${record.screen}/${page}`);
  return [
    ...(record.key === undefined
      ? []
      : [
          {
            id: 'import',
            label: t('platform:records.import'),
            icon: IconTableImport,
            to: at('import'),
          },
        ]),
    { id: 'new', label: text('new'), icon: IconPlus, isPrimary: true, to: at('new') },
  ];
}
