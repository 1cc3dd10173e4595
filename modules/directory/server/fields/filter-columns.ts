import { type RawBuilder, sql } from 'kysely';
import {
  type FieldsWith,
  fieldsWith,
  type RecordFields,
} from '#modules/directory/contract/record-fields.ts';
import type { ConditionOfKind } from '#platform/contract/filters/filter-condition.ts';
import type { FilterFieldKind } from '#platform/contract/filters/filter-fields.ts';
import type { FilterColumns } from '#platform/server/filters/fits-filter.ts';

type FilteredBy<Fields extends RecordFields> = {
  [Name in FieldsWith<Fields, 'filter'>]: Fields[Name] extends {
    filter: infer Kind extends FilterFieldKind;
  }
    ? Kind
    : never;
};

/** Where a filter asks the fields that it compares as they are kept; `text` says how words are looked for in a column. */
export function filterColumns<Fields extends RecordFields>(
  alias: string,
  fields: Fields,
  text: (
    column: RawBuilder<unknown>,
  ) => (condition: ConditionOfKind<'text'>) => RawBuilder<unknown>,
): FilterColumns<FilteredBy<Fields>> {
  return Object.fromEntries(
    fieldsWith(fields, 'filter').map((name) => {
      const column = sql`${sql.ref(`${alias}.${fields[name]?.column}`)}`;
      return [name, fields[name]?.filter?.kind === 'text' ? text(column) : column];
    }),
  ) as unknown as FilterColumns<FilteredBy<Fields>>;
}
