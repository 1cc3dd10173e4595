import type { TableColumn } from '../columns/table-column.ts';

/** "Highest first" says nothing about days, and "newest first" nothing about names. */
const WORDS = {
  text: { up: 'platform:table.order.textUp', down: 'platform:table.order.textDown' },
  number: { up: 'platform:table.order.numberUp', down: 'platform:table.order.numberDown' },
  date: { up: 'platform:table.order.dateUp', down: 'platform:table.order.dateDown' },
} as const;

/** The key of the words for an order of this column. */
export function sortOrder(
  { sortsBy, align }: Pick<TableColumn<never>, 'sortsBy' | 'align'>,
  descending: boolean,
) {
  const { up, down } = WORDS[sortsBy ?? (align === 'end' ? 'number' : 'text')];
  return descending ? down : up;
}
