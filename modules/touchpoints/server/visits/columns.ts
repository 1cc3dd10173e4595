import { type RawBuilder, sql } from 'kysely';

type ColumnType = 'uuid' | 'text' | 'date' | 'timestamptz' | 'bigint';

/** Rows as one parameter a column, in their order: `unnest($1::uuid[], $2::text[])`, however many there are. */
export function columns<Row extends object>(
  rows: readonly Row[],
  types: Partial<Record<keyof Row & string, ColumnType>>,
): RawBuilder<unknown> {
  const lists = Object.entries(types).map(
    ([name, type]) =>
      sql`${arrayLiteral(rows, name as keyof Row, type as ColumnType)}::${sql.raw(`${type}[]`)}`,
  );
  return sql`unnest(${sql.join(lists)})`;
}

/** As PostgreSQL reads an array. The driver's own way quotes and escapes every number and id too, several times slower. */
function arrayLiteral<Row extends object>(
  rows: readonly Row[],
  name: keyof Row,
  type: ColumnType,
): string {
  let text = '{';
  for (let at = 0; at < rows.length; at += 1) {
    const value = rows[at]?.[name] as string | number | Date | null | undefined;
    if (at > 0) text += ',';
    if (value === null || value === undefined) text += 'NULL';
    else if (value instanceof Date) text += value.toISOString();
    else text += type === 'text' ? quoted(String(value)) : value;
  }
  return `${text}}`;
}

function quoted(text: string): string {
  return /["\\]/.test(text) ? `"${text.replaceAll(/["\\]/g, '\\$&')}"` : `"${text}"`;
}
