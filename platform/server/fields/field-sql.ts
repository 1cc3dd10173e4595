import { type RawBuilder, sql } from 'kysely';
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

/** Of which type a field's column is; most are text. */
export function sqlColumnType({ kind, columnType }: RecordField): string {
  return columnType ?? TYPES.get(kind) ?? 'text';
}

/** `location.postal_code as "postalCode"`, and so on for those of the fields that a column holds as they are. */
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
      return [[field.column, value === null ? null : kept(field, value)]];
    }),
  ) as Columns;
}

function kept({ kind, columnType }: RecordField, value: unknown): unknown {
  if (columnType === 'jsonb') return JSON.stringify(value);
  return kind === 'moment' ? new Date(value as string) : value;
}
