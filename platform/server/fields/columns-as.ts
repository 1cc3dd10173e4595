import type { RecordFields } from '#platform/contract/fields/record-fields.ts';

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
