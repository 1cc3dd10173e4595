import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { RecordField, RecordFields } from '#platform/contract/fields/record-fields.ts';

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    whole: 'integer',
    money: 'integer',
    number: 'float8',
    day: 'date',
    moment: 'timestamptz',
    boolean: 'boolean',
  }),
);

/** PostgreSQL type of a field's column; most are text. */
function sqlColumnType({ kind, columnType }: RecordField): string {
  return columnType ?? TYPES.get(kind) ?? 'text';
}

/** Select list of the fields that are stored in one column as they are: `location.postal_code as "postalCode"`. */
export function selected(
  alias: string,
  fields: RecordFields,
  names: readonly string[] = Object.keys(fields),
): RawBuilder<unknown> {
  return sql.join(
    names.flatMap((name) => {
      const column = fields[name]?.column;
      return column === undefined ? [] : [sql`${sql.ref(`${alias}.${column}`)} as ${sql.id(name)}`];
    }),
  );
}

/** Columns of the given fields. Fields that were not given are omitted and stay unchanged. */
export function givenColumns<Columns>(
  fields: RecordFields,
  given: Readonly<Record<string, unknown>>,
): Columns {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = given[name];
      if (field.column === undefined || value === undefined) return [];
      return [[field.column, value === null ? null : stored(field, value)]];
    }),
  ) as Columns;
}

function stored({ kind, columnType }: RecordField, value: unknown): unknown {
  if (columnType === 'jsonb') return JSON.stringify(value);
  return kind === 'moment' ? new Date(value as string) : value;
}

type ColumnAs<Alias extends string, Fields extends RecordFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { column: infer Column extends string }
    ? `${Alias}.${Column} as ${Name}`
    : never;
}[keyof Fields & string];

/** The same as `selected`, for a query that is built: `person.first_name as firstName`. */
export function columnsAs<const Alias extends string, Fields extends RecordFields>(
  alias: Alias,
  fields: Fields,
): ColumnAs<Alias, Fields>[] {
  return Object.entries(fields).flatMap(([name, { column }]) =>
    column === undefined ? [] : [`${alias}.${column} as ${name}` as ColumnAs<Alias, Fields>],
  );
}

type StoredValue<Field extends RecordField> = Field['kind'] extends 'moment'
  ? Date | null
  : z.output<Field['schema']>;

/** Fields as the database returns them: like in a request, but with timestamps as `Date`. */
export type StoredFields<Fields extends RecordFields, Name extends keyof Fields = keyof Fields> = {
  [One in Name]: StoredValue<Fields[One]>;
};

/** Fields as calls return them. */
export function shownFields<Fields extends RecordFields, Name extends keyof Fields & string>(
  stored: StoredFields<Fields, Name>,
  names: readonly Name[],
): { [One in Name]: z.output<Fields[One]['schema']> } {
  return Object.fromEntries(
    names.map((name) => {
      const value: unknown = stored[name];
      return [name, value instanceof Date ? value.toISOString() : value];
    }),
  ) as never;
}

type Line = Readonly<Record<string, unknown>>;
/** A column that a statement sets, and its new value. */
export interface ColumnChange {
  column: string;
  value: RawBuilder<unknown>;
}

/** Fields with one cell each, for the statements of an import that read them from `line`. */
export function fileFields(fields: RecordFields) {
  const plain = Object.entries(fields).flatMap(([name, field]) =>
    field.file && field.column !== undefined ? [{ name, column: field.column, field }] : [],
  );
  return {
    /** Column definitions for `jsonb_to_recordset`: `line.postal_code` is text, `line.latitude` a number. */
    shape: sql.raw(
      plain.map(({ column, field }) => `${column} ${sqlColumnType(field)}`).join(', '),
    ),
    record: (line: Line): Record<string, unknown> =>
      Object.fromEntries(
        plain.map(({ name, column, field }) => [column, line[name] ?? field.empty]),
      ),
    /** All fields, for a new record. */
    all: plain.map(({ column }) => column),
    /** The fields that the file has a column for. */
    said: (hasColumn: (name: string) => boolean): ColumnChange[] =>
      plain
        .filter(({ name }) => hasColumn(name))
        .map(({ column }) => ({ column, value: sql`line.${sql.id(column)}` })),
  };
}
