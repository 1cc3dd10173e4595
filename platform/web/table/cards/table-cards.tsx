import { type ReactNode, useEffect, useRef } from 'react';
import { LoadingHairline } from '#platform/web/feedback/loading-states.tsx';
import type { TableColumn } from '../columns/table-column.ts';
import type { DataTableProps } from '../data-table-props.ts';
import { meansTheRow, openRow, RowMenu } from '../rows/row-actions.tsx';
import { SelectBox } from '../selection/select-box.tsx';
import { isSelected, toggleSelected } from '../selection/table-selection.ts';
import type { ShownColumn } from '../use-table-model.ts';
import { PhoneCard } from './phone-card.tsx';
import classes from './table-cards.module.css';

/** Rows as cards on a phone, readable without horizontal scrolling. */
export function TableCards<Row>(
  props: DataTableProps<Row> & {
    cardColumns: readonly Omit<ShownColumn<Row>, 'width'>[];
    selectable: boolean;
    instead: ReactNode;
  },
) {
  const { rows, rowId, rowName, state, onChange, selectable, fetching, rowActions } = props;
  const list = useRef<HTMLDivElement>(null);
  const shownPage = useRef(state.page);
  // A phone scrolls the whole page: after paging, it scrolls to the first card.
  useEffect(() => {
    if (fetching || shownPage.current === state.page) return;
    shownPage.current = state.page;
    // Runs after the router has restored the scroll position.
    requestAnimationFrame(() => list.current?.scrollIntoView({ block: 'start' }));
  }, [state.page, fetching]);
  return (
    // If no card is a link, or none is loaded yet, keys scroll the list.
    <div
      ref={list}
      className={classes.scroller}
      aria-busy={fetching}
      {...((props.instead || (!props.rowHref && !selectable)) && { tabIndex: 0 })}
    >
      {fetching && rows && <LoadingHairline />}
      {props.instead ?? (
        <ul className={classes.cards} aria-label={props.label} data-old={fetching || undefined}>
          {(rows ?? []).map((row) => {
            const id = rowId(row);
            const chosen = isSelected(state.selected, id);
            const href = props.rowHref?.(row);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the link in the card is the way for keys
              <li
                key={id}
                className={classes.card}
                data-selected={(selectable && chosen) || undefined}
                onClick={(event) => {
                  if (href !== undefined && meansTheRow(event))
                    openRow(event, href, props.navigate);
                }}
              >
                {selectable && (
                  <div className={classes.select}>
                    <SelectBox
                      name={rowName(row)}
                      checked={chosen}
                      onToggle={() => onChange({ selected: toggleSelected(state.selected, id) })}
                    />
                  </div>
                )}
                <div className={classes.content}>
                  {props.renderCard ? (
                    props.renderCard(row)
                  ) : (
                    <DerivedCard
                      row={row}
                      columns={props.cardColumns}
                      href={href}
                      navigate={props.navigate}
                    />
                  )}
                </div>
                {rowActions && (
                  <div className={classes.menu}>
                    <RowMenu
                      row={row}
                      name={rowName(row)}
                      actions={rowActions}
                      note={props.rowNote}
                    />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** A card built from the columns, for lists without a custom card. */
function DerivedCard<Row>(given: {
  row: Row;
  columns: readonly TableColumn<Row>[];
  href: string | undefined;
  navigate: ((href: string) => void) | undefined;
}) {
  const { row, columns, href, navigate } = given;
  const { name, figure, text, small } = cardParts(columns);
  return (
    <PhoneCard
      name={name?.cell(row)}
      figure={figure?.cell(row)}
      text={text?.cell(row)}
      facts={small.map((column) => column.cell(row))}
      href={href}
      navigate={navigate}
    />
  );
}

type Part = Pick<TableColumn<unknown>, 'id' | 'align' | 'priority' | 'grows' | 'namesRow'>;

/** Parts of a card: the row's name, main figure and text, then the two next columns by priority. */
export function cardParts<Column extends Part>(columns: readonly Column[]) {
  const name = columns.find(({ namesRow }) => namesRow) ?? columns[0];
  const text = columns.find((column) => column.grows && column !== name);
  const others = columns
    .filter((column) => column !== name && column !== text)
    .sort((a, b) => b.priority - a.priority);
  const figure = others.find(({ align }) => align === 'end');
  const small = others.filter((column) => column !== figure).slice(0, 2);
  return { name, figure, text, small };
}
