import { type RawBuilder, sql } from 'kysely';
import type { RecordField, RecordFields } from '#platform/contract/fields/record-fields.ts';

const TYPES: Readonly<Record<string, string>> = {
  whole: 'integer',
  day: 'date',
  boolean: 'boolean',
};

/** Of which type a field's column is; most are text. */
export function columnType({ kind }: RecordField): string {
  return TYPES[kind] ?? 'text';
}

/** `location.postal_code as "postalCode"`, and so on for all fields that a column holds as they are. */
export function selected(alias: string, fields: RecordFields): RawBuilder<unknown> {
  return sql.join(
    Object.entries(fields).flatMap(([name, { column }]) =>
      column === undefined ? [] : [sql`${sql.ref(`${alias}.${column}`)} as ${sql.id(name)}`],
    ),
  );
}

/** The columns of what was given; what was not given stays out, so that it stays as it is. */
export function givenColumns<Columns>(
  fields: RecordFields,
  given: Readonly<Record<string, unknown>>,
): Columns {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { column }]) =>
      column === undefined || given[name] === undefined ? [] : [[column, given[name]]],
    ),
  ) as Columns;
}
