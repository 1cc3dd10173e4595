import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RegionError } from '#platform/web/feedback/region-error.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton-rows.tsx';
import { PHONE } from '#platform/web/layout/phone.ts';
import { TableCards } from './cards/table-cards.tsx';
import { ColumnMenu } from './columns/column-menu.tsx';
import { useColumnNeeds } from './columns/use-column-needs.ts';
import { useWidth } from './columns/use-width.ts';
import classes from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { pageSpan } from './pager/page-span.ts';
import { TablePager } from './pager/table-pager.tsx';
import { DensitySwitch } from './rows/density-switch.tsx';
import { TableActionBar } from './selection/table-action-bar.tsx';
import { hasSelection } from './selection/table-selection.ts';
import { SortSheet } from './sorting/sort-sheet.tsx';
import { TableEmpty } from './table-empty.tsx';
import { MENU_WIDTH, SELECT_WIDTH, TableView } from './table-view.tsx';
import { useTableModel } from './use-table-model.ts';

/** Every list of the suite. It fills the height it is given; rows scroll inside, bar and pager stay. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, state, onChange, pageSize, total, bulkActions = [], error } = props;
  const { t } = useTranslation();
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const frame = useRef<HTMLDivElement>(null);
  const selectable = bulkActions.length > 0;
  const taken = (selectable ? SELECT_WIDTH : 0) + (props.rowActions ? MENU_WIDTH : 0);
  const room = useWidth(frame) - taken;
  const needs = useColumnNeeds(frame, columns.map(({ header }) => header).join());
  const model = useTableModel({ columns, state, onChange, room, needs });
  const isWhole = !props.filtered && props.onShowAll === undefined;
  // While the next rows come, the ones here belong to an earlier search.
  const isEmpty = rows?.length === 0 && !props.fetching;
  const isFirstUse = isEmpty && isWhole && props.firstUse !== undefined;

  const tools = phone ? (
    <SortSheet columns={columns} sort={state.sort} onSort={(sort) => onChange({ sort, page: 1 })} />
  ) : (
    <>
      <DensitySwitch density={state.density} onChange={(density) => onChange({ density })} />
      <ColumnMenu
        columns={columns}
        choice={state.columns}
        shown={new Set(model.columns.map(({ id }) => id))}
        onChange={(choice) => onChange({ columns: choice })}
      />
    </>
  );
  const failed = error !== undefined && error !== null && (
    <div className={classes.error}>
      <RegionError
        error={error}
        title={t('platform:table.loadFailed')}
        {...(props.onRetry && { onRetry: props.onRetry })}
      />
    </div>
  );

  return (
    <div className={classes.frame} ref={frame} data-density={state.density}>
      {!isFirstUse && props.bar?.(tools)}
      {rows !== null && failed}
      {/* On a phone the footer stays above the cards, so the note is shown with the cards. */}
      {phone && rows !== null && !isFirstUse && props.note && (
        <div className={classes.note}>{props.note}</div>
      )}
      {isFirstUse ? (
        props.firstUse
      ) : phone ? (
        <TableCards {...props} cardColumns={columns} selectable={selectable} instead={instead()} />
      ) : (
        <TableView {...props} model={model} selectable={selectable} instead={instead()} />
      )}
      {isFirstUse ? null : hasSelection(state.selected, total) && selectable ? (
        <TableActionBar
          selection={state.selected}
          total={total}
          actions={bulkActions}
          onSelect={(selected) => onChange({ selected })}
        />
      ) : (
        rows !== null &&
        total !== 0 && (
          <TablePager
            page={state.page}
            span={pageSpan({
              page: state.page,
              pageSize,
              rowsOnPage: rows.length,
              total,
              ...(props.hasMore !== undefined && { hasMore: props.hasMore }),
            })}
            onPage={(page) => onChange({ page })}
            note={phone ? undefined : props.note}
            exportAction={props.exportAction}
          />
        )
      )}
    </div>
  );

  function instead(): ReactNode {
    if (rows === null)
      return (
        failed || (
          <SkeletonRows
            rows={Math.min(pageSize, 25)}
            withCheck={selectable}
            {...(phone ? { areCards: true } : { columns: model.columns })}
          />
        )
      );
    if (rows.length === 0)
      return (
        <>
          <TableEmpty
            onClearFilters={props.filtered ? props.onClearFilters : undefined}
            onShowAll={props.filtered ? undefined : props.onShowAll}
          />
          {props.nearMisses}
        </>
      );
    return null;
  }
}
