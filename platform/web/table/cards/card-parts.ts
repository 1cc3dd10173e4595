import type { TableColumn } from '../columns/table-column.ts';

type Part = Pick<TableColumn<unknown>, 'id' | 'align' | 'priority' | 'grows' | 'namesRow'>;

/** How a row is read on a card: its name, the figure that counts, its text, then the two next most important. */
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
