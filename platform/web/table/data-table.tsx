import { ActionIcon, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import {
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconColumns3,
} from '@tabler/icons-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Hint } from '#platform/web/display/hint.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { useDropdown } from '#platform/web/layout/use-dropdown.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { TableCards } from './cards/table-cards.tsx';
import type { ColumnPanelProps } from './columns/column-panel.tsx';
import {
  type ColumnNeeds,
  measureCutOffWidth,
  NO_NEEDS,
  useWidth,
  withSeen,
} from './columns/column-widths.ts';
import classes from './data-table.module.css';
import type { DataTableProps, TableDensity } from './data-table-props.ts';
import { pageSpan, TablePager } from './pager/table-pager.tsx';
import densityStyles from './rows/density-switch.module.css';
import { TableActionBar } from './selection/table-action-bar.tsx';
import { hasSelection } from './selection/table-selection.ts';
import { SortSheet } from './sorting/sort-sheet.tsx';
import tableEmptyStyles from './table-empty.module.css';
import { MENU_WIDTH, SELECT_WIDTH, TableView } from './table-view.tsx';
import { useTableModel } from './use-table-model.ts';

const ColumnPanel = onDemand(() => import('./columns/column-panel.tsx'));

/** The table of all lists. It fills the given height; rows scroll inside, bar and pager stay. */
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
  // While the next rows load, the current ones belong to an earlier search.
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

/** Shown in place of the first row, so that the header stays and the filters can be cleared. */
function TableEmpty({
  onClearFilters,
  onShowAll,
}: {
  onClearFilters: (() => void) | undefined;
  onShowAll: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  return (
    <p className={tableEmptyStyles.empty} role="status">
      {t('platform:table.noResults')}
      {onClearFilters && (
        <LinkButton onClick={onClearFilters}>{t('platform:table.clearFilters')}</LinkButton>
      )}
      {onShowAll && <LinkButton onClick={onShowAll}>{t('platform:table.showAll')}</LinkButton>}
    </p>
  );
}

/**
 * Measures the table after each render, before paint, and remembers the widths its columns need, because headers and
 * dates differ by language.
 */
function useColumnNeeds(table: RefObject<HTMLElement | null>, texts: string): ColumnNeeds {
  const [state, setState] = useState({ texts, needs: NO_NEEDS });
  useLayoutEffect(() => {
    if (!table.current) return;
    const seen = { head: new Map<string, number>(), cells: new Map<string, number>() };
    for (const cell of table.current.querySelectorAll<HTMLElement>('[data-column]')) {
      const missing = measureCutOffWidth(cell);
      const id = cell.dataset.column;
      if (missing === 0 || id === undefined) continue;
      const needs = cell.closest('thead') ? seen.head : seen.cells;
      needs.set(id, Math.max(needs.get(id) ?? 0, cell.offsetWidth + missing));
    }
    setState((before) => {
      const needs = withSeen(before.texts === texts ? before.needs : NO_NEEDS, seen);
      return needs === before.needs && before.texts === texts ? before : { texts, needs };
    });
  });
  return state.texts === texts ? state.needs : NO_NEEDS;
}

function ColumnMenu(given: ColumnPanelProps) {
  const { t } = useTranslation();
  const [isOpen, { toggle, close }] = useDisclosure();
  const { isWanted, drop, buttonProps } = useDropdown({
    popup: 'dialog',
    isOpen,
    fetch: ColumnPanel.fetch,
    onToggle: toggle,
  });
  return (
    <>
      <ActionIcon {...buttonProps} aria-label={t('platform:table.columns')}>
        <Icon of={IconColumns3} />
      </ActionIcon>
      <Hint of={drop.button} text={t('platform:table.columns')} />
      {isWanted && <ColumnPanel {...given} drop={drop} onClose={close} />}
    </>
  );
}

function DensitySwitch(given: {
  density: TableDensity;
  onChange: (density: TableDensity) => void;
}) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      className={densityStyles.switch}
      aria-label={t('platform:table.rowHeight')}
      value={given.density}
      onChange={(density) => given.onChange(density as TableDensity)}
      data={[
        {
          value: 'comfortable',
          label: (
            <span className={densityStyles.choice}>
              <Icon of={IconBaselineDensityMedium} size={14} />
              <VisuallyHidden>{t('platform:table.comfortable')}</VisuallyHidden>
            </span>
          ),
        },
        {
          value: 'compact',
          label: (
            <span className={densityStyles.choice}>
              <Icon of={IconBaselineDensitySmall} size={14} />
              <VisuallyHidden>{t('platform:table.compact')}</VisuallyHidden>
            </span>
          ),
        },
      ]}
    />
  );
}
