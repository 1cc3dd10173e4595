import { Checkbox, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { LoadingHairline } from '#platform/web/feedback/loading-states.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import headStyles from './columns/table-head.module.css';
import type { DataTableProps } from './data-table-props.ts';
import cutTipStyles from './rows/cut-tip.module.css';
import { TableRow } from './rows/table-row.tsx';
import { useRowKeys } from './rows/use-row-keys.ts';
import { type CutTexts, useCutTexts, useRowWindow } from './rows/use-row-window.ts';
import {
  isSelected,
  pageCheck,
  selectRange,
  type TableSelection,
  togglePage,
} from './selection/table-selection.ts';
import type { TableSort } from './sorting/sort-order.ts';
import classes from './table-view.module.css';
import type { TableModel } from './use-table-model.ts';

const FROM_EDGE = 120;

export const SELECT_WIDTH = 50;
export const MENU_WIDTH = 52;

export function TableView<Row extends object>(
  props: DataTableProps<Row> & {
    model: TableModel<Row>;
    selectable: boolean;
    /** Shown instead of rows: placeholders while loading, a message when there are none. */
    instead: ReactNode;
  },
) {
  const { model, rows, rowId, state, onChange, selectable, instead, fetching } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = rows ?? [];
  const ids = useMemo(() => (rows ?? []).map(rowId), [rows, rowId]);
  const toggle = useSelection({
    selected: state.selected,
    ids,
    onSelect: (selected) => onChange({ selected }),
  });
  const rowWindow = useRowWindow({ count: shown.length, density: state.density, scroller });
  const keys = useRowKeys({
    count: shown.length,
    perScreen: rowWindow.perScreen,
    list: body,
    bringIntoView: rowWindow.bringIntoView,
    hrefAt: (index) => {
      const row = shown[index];
      return row && props.rowHref?.(row);
    },
    navigate: props.navigate,
    toggleAt: selectable
      ? (index, range) => {
          const id = ids[index];
          if (id !== undefined) toggle(id, range);
        }
      : undefined,
    peekAt: props.onPeek
      ? (index) => {
          const id = ids[index];
          if (id !== undefined) props.onPeek?.(id);
        }
      : undefined,
    pressAt: (index, key) => {
      const row = shown[index];
      const action = row && props.rowActions?.(row).find(({ shortcut }) => isKey(shortcut, key));
      if (row && action) action.run(row);
    },
  });
  const cutTexts = useCutTexts();
  const { setFocused } = keys;
  const onFocusRow = useCallback((index: number) => setFocused(index), [setFocused]);
  const span = model.columns.length + (selectable ? 1 : 0) + (props.rowActions ? 1 : 0);
  const drawn = instead ? [] : shown.slice(rowWindow.first, rowWindow.last + 1);

  return (
    <div className={classes.content} ref={scroller} onScroll={cutTexts.hide}>
      <table
        className={classes.table}
        aria-label={props.label}
        aria-busy={fetching}
        aria-rowcount={rowWindow.windowed ? shown.length + 1 : undefined}
      >
        <colgroup>
          {selectable && <col style={{ width: SELECT_WIDTH }} />}
          {model.columns.map(({ id, width }) => (
            <col key={id} style={{ width }} />
          ))}
          {props.rowActions && <col style={{ width: MENU_WIDTH }} />}
        </colgroup>
        <TableHead
          model={model}
          sort={state.sort}
          page={pageCheck(state.selected, ids)}
          onTogglePage={
            selectable ? () => onChange({ selected: togglePage(state.selected, ids) }) : undefined
          }
          hasMenu={props.rowActions !== undefined}
        />
        <Gap height={rowWindow.before} span={span} />
        <tbody
          ref={body}
          className={classes.body}
          data-old={fetching || undefined}
          onKeyDown={keys.onKeyDown}
          {...cutTexts.handlers}
        >
          {drawn.map((row, position) => {
            const index = rowWindow.first + position;
            const id = ids[index] ?? '';
            return (
              <TableRow
                key={id}
                row={row}
                id={id}
                index={index}
                columns={model.columns}
                focusable={index === keys.focused}
                selected={isSelected(state.selected, id)}
                onToggle={selectable ? toggle : undefined}
                onFocusRow={onFocusRow}
                rowIndex={rowWindow.windowed ? index + 2 : undefined}
                rowName={props.rowName}
                {...(props.rowHref && { rowHref: props.rowHref })}
                {...(props.navigate && { navigate: props.navigate })}
                {...(props.onApproach && { onApproach: props.onApproach })}
                {...(props.rowActions && { rowActions: props.rowActions })}
                {...(props.rowNote && { rowNote: props.rowNote })}
              />
            );
          })}
        </tbody>
        <Gap height={rowWindow.after} span={span} />
      </table>
      {fetching && rows && (
        <div className={classes.hairline}>
          <LoadingHairline />
        </div>
      )}
      {instead}
      {cutTexts.cut && <CutTip {...cutTexts.cut} />}
    </div>
  );
}

function isKey(shortcut: string | undefined, key: string): boolean {
  return shortcut?.toLowerCase() === key.toLowerCase();
}

/** Takes the space of rows that are not rendered, so that the scroll bar is accurate. */
function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={span} className={classes.gap} style={{ height }} />
      </tr>
    </tbody>
  );
}

/** A stable function for all rows, so that selecting a row renders only that row. */
function useSelection(given: {
  selected: TableSelection;
  ids: readonly string[];
  onSelect: (selection: TableSelection) => void;
}): (id: string, range: boolean) => void {
  const latest = useRef(given);
  const lastTouched = useRef<string | null>(null);
  useEffect(() => {
    latest.current = given;
  });
  return useCallback((id, range) => {
    const { selected, ids, onSelect } = latest.current;
    onSelect(selectRange(selected, ids, range ? lastTouched.current : null, id));
    lastTouched.current = id;
  }, []);
}

/** Visible tooltip only; screen readers already read the full text. */
function CutTip({ texts, at }: CutTexts) {
  const isLow = at.bottom > window.innerHeight - FROM_EDGE;
  return (
    <div
      className={cutTipStyles.tip}
      style={{
        left: Math.max(0, at.left),
        ...(isLow ? { bottom: window.innerHeight - at.top } : { top: at.bottom }),
      }}
      aria-hidden="true"
    >
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </div>
  );
}

function TableHead<Row>(given: {
  model: TableModel<Row>;
  sort: TableSort | null;
  page: 'none' | 'some' | 'all';
  onTogglePage: (() => void) | undefined;
  hasMenu: boolean;
}) {
  const { model, sort, page, onTogglePage, hasMenu } = given;
  const { t } = useTranslation();
  return (
    <thead className={headStyles.head}>
      <tr>
        {onTogglePage && (
          <th scope="col" className={headStyles.column}>
            <Checkbox
              checked={page === 'all'}
              indeterminate={page === 'some'}
              aria-label={t('platform:table.selectPage')}
              onChange={onTogglePage}
            />
          </th>
        )}
        {model.columns.map((column) => {
          const sorted = sort?.column === column.id ? sort : null;
          return (
            <th
              key={column.id}
              scope="col"
              className={headStyles.column}
              data-align={column.align}
              data-column={column.id}
              aria-sort={sorted ? (sorted.descending ? 'descending' : 'ascending') : undefined}
            >
              {column.sortable ? (
                <button
                  type="button"
                  className={headStyles.sort}
                  onClick={() => model.toggleSort(column.id)}
                >
                  <span className={headStyles.word}>{column.header}</span>
                  {sorted && (
                    <Icon of={sorted.descending ? IconArrowDown : IconArrowUp} size={12} />
                  )}
                </button>
              ) : (
                <span className={headStyles.word}>{column.header}</span>
              )}
            </th>
          );
        })}
        {hasMenu && (
          <th scope="col" className={headStyles.column}>
            <VisuallyHidden>{t('platform:table.actionsColumn')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
