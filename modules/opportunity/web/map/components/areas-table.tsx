import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import type { AreaFigures } from '#modules/opportunity/contract/area-figures.ts';
import type { MapLayer } from '#modules/opportunity/contract/configuration.ts';
import { getErpComparisonCall } from '#modules/opportunity/contract/sales-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentUser } from '#platform/web/module/current-user.tsx';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import cellClasses from '#platform/web/table/rows/cell.module.css';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import { salesQuery } from '../../details/choices-query.ts';
import {
  type ChangeMapSearch,
  type MapLevel,
  type MapSearch,
  writeMapSearch,
} from '../data/map-search.ts';
import { type AreaRow, areaRows, sortRows } from '../data/table-rows.ts';
import type { MapFigures } from '../data/use-map-figures.ts';
import { useMeasureFormat } from '../data/use-measure-format.ts';
import { useLevelName } from './level-plate.tsx';
import classes from './map.module.css';

const PAGE_SIZE = 100;
const HIGHEST_FIRST = { column: 'intentions', descending: true };

/** All areas of the level with all figures, with the filters of the map. */
export function AreasTable(given: {
  clientId: string;
  search: MapSearch;
  change: ChangeMapSearch;
  figures: MapFigures;
  layers: readonly MapLayer[];
  currency: string;
  isFetching: boolean;
  onOpen: (areaId: string) => void;
}) {
  const { clientId, search, change, figures, currency } = given;
  const { t } = useTranslation();
  const { id: user } = useCurrentUser();
  const erp = useCall(getErpComparisonCall, {
    params: { clientId },
    query: { level: figures.level, ...salesQuery(search.choices) },
  });
  const rows = useMemo(
    () => areaRows(figures.items, erp.data?.areas ?? []),
    [figures.items, erp.data],
  );
  const columns = useAreaColumns(currency);
  const nameOf = useLevelName(clientId);
  const sort = search.sort ?? HIGHEST_FIRST;
  const sorted = useMemo(() => sortRows(rows, sort), [rows, sort]);
  const { state, change: changeState } = useTableState({
    user,
    table: 'opportunity-areas',
    columns,
    address: { q: '', view: null, filters: [], columns: null, sort, page: search.page },
    changeAddress: (wanted) =>
      change({
        ...(wanted.sort !== undefined && { sort: wanted.sort, page: 1 }),
        ...(wanted.page !== undefined && { page: wanted.page }),
      }),
  });
  const first = (search.page - 1) * PAGE_SIZE;
  const hrefOf = ({ id }: AreaRow) =>
    writeMapSearch({ ...search, selection: { kind: 'area', id } }) || '?';
  const navigate = (href: string) => {
    const area = new URLSearchParams(href).get('area');
    if (area) given.onOpen(area);
  };
  /** Adds a label to numbers without a column header. */
  const labelled = (id: Figure, row: AreaRow) => (
    <>
      <span className={classes.figureName}>{t(`opportunity:map.table.${id}`)}</span>{' '}
      {columns.find((column) => column.id === id)?.cell(row)}
    </>
  );
  return (
    <DataTable
      label={t('opportunity:map.table.label')}
      bar={(tools) => (
        <div className={classes.tableBar}>
          <SegmentedControl
            className={classes.levels}
            aria-label={t('opportunity:map.table.levels')}
            value={String(figures.level)}
            onChange={(level) => change({ level: Number(level) as MapLevel, page: 1 })}
            data={given.layers
              .filter(({ shown, level }) => shown || level === figures.level)
              .map(({ level }) => ({
                value: String(level),
                label: nameOf(level),
              }))}
          />
          {tools}
        </div>
      )}
      columns={columns}
      rows={sorted.slice(first, first + PAGE_SIZE)}
      rowId={({ id }) => id}
      renderCard={(row) => (
        <PhoneCard
          href={hrefOf(row)}
          navigate={navigate}
          name={row.name}
          figure={labelled('intentions', row)}
          facts={(['penetration', 'marketValue'] as const).map((id) => labelled(id, row))}
        />
      )}
      rowName={({ name }) => name}
      rowHref={hrefOf}
      navigate={navigate}
      state={state}
      onChange={changeState}
      pageSize={PAGE_SIZE}
      total={sorted.length}
      fetching={given.isFetching}
    />
  );
}

type Figure = Exclude<keyof AreaRow, 'id' | 'name' | 'parentName' | 'country' | 'grey' | 'hot'>;

function useAreaColumns(currency: string): TableColumn<AreaRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useCountryNames();
  const text = useMeasureFormat(currency);
  return useMemo(() => {
    const figure = (
      id: Figure,
      priority: number,
      write: (value: number) => string,
      minWidth = 104,
    ): TableColumn<AreaRow> => ({
      id,
      header: t(`opportunity:map.table.${id}`),
      cell: (row) => (row[id] === null ? '—' : write(row[id])),
      align: 'end',
      minWidth,
      priority,
      sortable: true,
      sortsDescendingFirst: true,
    });
    const count = (value: number) => format.number(value);
    const money = (value: number) => format.wholeMoney(value, currency);
    return [
      {
        id: 'name',
        header: t('opportunity:map.table.name'),
        cell: ({ name }) => <span className={cellClasses.name}>{name}</span>,
        minWidth: 200,
        priority: 100,
        grows: true,
        namesRow: true,
        sortable: true,
      },
      {
        id: 'parentName',
        header: t('opportunity:map.table.parentName'),
        cell: ({ parentName, country }) => parentName || nameOf(country),
        minWidth: 140,
        priority: 40,
        sortable: true,
      },
      figure('intentions', 95, count),
      figure('intentionsGrowth', 60, text.columnGrowth),
      figure('unserved', 70, count),
      figure('penetration', 90, (value) => format.percent(value)),
      figure('marketValue', 80, money),
      figure('brandRetailers', 85, count),
      figure('retailers', 75, count),
      figure('sales', 65, money),
      figure('salesGrowth', 64, text.columnGrowth),
      figure('likeForLike', 63, text.columnGrowth, 124),
      figure('salesPerIntention', 50, (value) => format.money(value, currency)),
      figure('population', 30, count),
      {
        id: 'grey',
        header: t('opportunity:map.table.grey'),
        cell: ({ grey }: Pick<AreaFigures, 'grey'>) => (grey ? text.grey(grey) : ''),
        minWidth: 160,
        priority: 45,
        sortable: true,
      },
    ];
  }, [t, format, nameOf, text, currency]);
}
