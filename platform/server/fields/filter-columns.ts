import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type FieldsWith,
  fieldsWith,
  type RecordField,
  type RecordFields,
} from '#platform/contract/fields/record-fields.ts';
import type { ConditionOfKind } from '#platform/contract/filters/filter-condition.ts';
import type { FilterFieldKind } from '#platform/contract/filters/filter-fields.ts';
import { clientZone } from '../database/client-zone.ts';
import type { FilterColumns } from '../filters/filter-sql.ts';

type FilteredBy<Fields extends RecordFields> = {
  [Name in FieldsWith<Fields, 'filter'>]: Fields[Name] extends {
    filter: infer Kind extends FilterFieldKind;
  }
    ? Kind
    : never;
};

type AsksText = (
  column: RawBuilder<unknown>,
) => (asked: ConditionOfKind<'text'>) => RawBuilder<SqlBool>;

/** Filter columns of fields that are compared as stored; `text` defines how a column is searched for text. */
export function filterColumns<Fields extends RecordFields>(
  alias: string,
  fields: Fields,
  text: AsksText,
): FilterColumns<FilteredBy<Fields>> {
  return Object.fromEntries(
    fieldsWith(fields, 'filter').map((name) => {
      const field: RecordField | undefined = fields[name];
      const column = sql`${sql.ref(`${alias}.${field?.column}`)}`;
      if (field?.filter?.kind === 'text') return [name, text(column)];
      // Filters compare timestamps, so a day is converted to one.
      if (field?.kind === 'day')
        return [name, sql`(${column}::timestamp at time zone ${clientZone})`];
      return [name, column];
    }),
  ) as unknown as FilterColumns<FilteredBy<Fields>>;
}
