import { type RawBuilder, sql } from 'kysely';
import type { RecordField, RecordFields } from '#modules/directory/contract/record-fields.ts';

const TYPES: Readonly<Record<string, string>> = {
  number: 'float8',
  money: 'integer',
  boolean: 'boolean',
  hours: 'jsonb',
  attributes: 'jsonb',
  names: 'jsonb',
};

/** Of which type a field's column is; most are text. */
export function columnType({ kind }: RecordField): string {
  return TYPES[kind] ?? 'text';
}

/** Those of the fields that a column holds as they are. */
export function keptFields(fields: RecordFields, names: readonly string[]): string[] {
  return names.filter((name) => fields[name]?.column !== undefined);
}

/** `location.postal_code as "postalCode"`, and so on for all these fields. */
export function selected(
  alias: string,
  fields: RecordFields,
  names: readonly string[],
): RawBuilder<unknown> {
  return sql.join(
    names.map((name) => sql`${sql.ref(`${alias}.${fields[name]?.column}`)} as ${sql.id(name)}`),
  );
}

/** The columns of what was given; what was not given stays out, so that it stays as it is. */
export function givenColumns<Columns>(
  fields: RecordFields,
  given: Readonly<Record<string, unknown>>,
): Columns {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = given[name];
      if (field.column === undefined || value === undefined) return [];
      const isJson = columnType(field) === 'jsonb' && value !== null;
      return [[field.column, isJson ? JSON.stringify(value) : value]];
    }),
  ) as Columns;
}
