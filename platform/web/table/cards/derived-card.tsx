import type { TableColumn } from '../columns/table-column.ts';
import { cardParts } from './card-parts.ts';
import { PhoneCard } from './phone-card.tsx';

/** A card built from the columns, for lists without a custom card. */
export function DerivedCard<Row>(given: {
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
