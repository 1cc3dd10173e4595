import type { TableColumn } from '../columns/table-column.ts';
import { RowLink } from '../rows/row-link.tsx';
import { cardParts } from './card-parts.ts';
import classes from './derived-card.module.css';

/** A card made from the columns, for lists that bring none of their own. */
export function DerivedCard<Row>(given: {
  row: Row;
  columns: readonly TableColumn<Row>[];
  href: string | undefined;
  navigate: ((href: string) => void) | undefined;
}) {
  const { row, columns, href, navigate } = given;
  const { name, figure, text, small } = cardParts(columns);
  return (
    <>
      <div className={classes.line}>
        <span className={classes.name}>
          {href === undefined ? (
            name?.cell(row)
          ) : (
            <RowLink href={href} navigate={navigate} tabIndex={0}>
              {name?.cell(row)}
            </RowLink>
          )}
        </span>
        {figure && <span className={classes.figure}>{figure.cell(row)}</span>}
      </div>
      {text && <div className={classes.text}>{text.cell(row)}</div>}
      {small.length > 0 && (
        <div className={classes.small}>
          {small.map((column) => (
            <span key={column.id} className={classes.part}>
              {column.cell(row)}
            </span>
          ))}
        </div>
      )}
    </>
  );
}
