import type { TableColumn } from '../columns/table-column.ts';

/** Texts for each kind of value: "Highest first" does not fit dates, and "newest first" does not fit names. */
const ORDER_TEXTS = {
  text: { up: 'platform:table.order.textUp', down: 'platform:table.order.textDown' },
  number: { up: 'platform:table.order.numberUp', down: 'platform:table.order.numberDown' },
  date: { up: 'platform:table.order.dateUp', down: 'platform:table.order.dateDown' },
} as const;

/** Translation key that describes the order of this column. */
export function sortOrder(
  { sortsBy, align }: Pick<TableColumn<never>, 'sortsBy' | 'align'>,
  descending: boolean,
) {
  const { up, down } = ORDER_TEXTS[sortsBy ?? (align === 'end' ? 'number' : 'text')];
  return descending ? down : up;
}

export type TableSort = { column: string; descending: boolean };
