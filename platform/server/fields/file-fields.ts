import { type RawBuilder, sql } from 'kysely';
import type { RecordFields } from '#platform/contract/fields/record-fields.ts';
import { sqlColumnType } from './field-sql.ts';

type Line = Readonly<Record<string, unknown>>;
/** A column that a statement sets, and its new value. */
export interface ColumnChange {
  column: string;
  value: RawBuilder<unknown>;
}

/** Fields of one cell each, as the statements of an import read them from `line`. */
export function fileFields(fields: RecordFields) {
  const plain = Object.entries(fields).flatMap(([name, field]) =>
    field.file && field.column !== undefined ? [{ name, column: field.column, field }] : [],
  );
  return {
    /** For `jsonb_to_recordset`: `line.postal_code` is text, `line.latitude` a number. */
    shape: sql.raw(
      plain.map(({ column, field }) => `${column} ${sqlColumnType(field)}`).join(', '),
    ),
    record: (line: Line): Record<string, unknown> =>
      Object.fromEntries(
        plain.map(({ name, column, field }) => [column, line[name] ?? field.empty]),
      ),
    /** All of them, for a line that is new. */
    all: plain.map(({ column }) => column),
    /** Those that the file has a column for. */
    said: (says: (name: string) => boolean): ColumnChange[] =>
      plain
        .filter(({ name }) => says(name))
        .map(({ column }) => ({ column, value: sql`line.${sql.id(column)}` })),
  };
}
