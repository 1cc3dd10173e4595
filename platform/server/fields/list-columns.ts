import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type FieldsWith,
  fieldsWith,
  type PartialFields,
  type RecordField,
  type RecordFields,
} from '#platform/contract/fields/record-fields.ts';
import type {
  ConditionOfKind,
  FilterFieldKind,
} from '#platform/contract/lists/filter-condition.ts';
import { clientZone } from '../database/client-zone.ts';
import type { FilterColumns } from '../filters/filter-sql.ts';
import type { SortColumns } from '../lists/read-page.ts';

type FilteredBy<Fields extends PartialFields> = {
  [Name in FieldsWith<Fields, 'filter'> & FieldsWith<Fields, 'column'>]: Fields[Name] extends {
    filter: infer Kind extends FilterFieldKind;
  }
    ? Kind
    : never;
};

type TextFilter = (
  column: RawBuilder<unknown>,
) => (condition: ConditionOfKind<'text'>) => RawBuilder<SqlBool>;

/** Filter columns of the fields with a column, which are compared as stored; `text` defines how a column is searched for text. */
export function filterColumns<Fields extends PartialFields>(
  alias: string,
  fields: Fields,
  text?: TextFilter,
): FilterColumns<FilteredBy<Fields>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      if (!field.filter || !field.column) return [];
      const column = sql`${sql.ref(`${alias}.${field.column}`)}`;
      if (text && field.filter.kind === 'text') return [[name, text(column)]];
      // Timestamps are compared as instants, so a day is converted to one.
      if (field.kind === 'day')
        return [[name, sql`(${column}::timestamp at time zone ${clientZone})`]];
      return [[name, column]];
    }),
  ) as unknown as FilterColumns<FilteredBy<Fields>>;
}

/** Sort expression of each sortable field. The module adds its own orders. */
export function sortColumns<Fields extends RecordFields>(
  alias: string,
  fields: Fields,
): SortColumns<FieldsWith<Fields, 'sort'>> {
  return Object.fromEntries(
    fieldsWith(fields, 'sort').map((name) => [name, orderOf(alias, fields[name] as RecordField)]),
  ) as SortColumns<FieldsWith<Fields, 'sort'>>;
}

function orderOf(alias: string, field: RecordField) {
  const { column = field.column, emptyLast } = field.sort === true ? {} : (field.sort ?? {});
  if (column === undefined) throw new Error(`${field.label} has a sort and no column`);
  const compared = inOrder(sql`${sql.ref(`${alias}.${column}`)}`, field);
  if (!emptyLast) return compared;
  return { canBeEmpty: field.empty === '' ? sql`nullif(${compared}, '')` : compared };
}

/** Sorts choices in the order in which the code defines them. */
function inOrder(
  column: RawBuilder<unknown>,
  field: RecordField & { options?: readonly string[] },
) {
  if (field.kind !== 'choice' || !field.options) return column;
  return sql`array_position(array[${sql.join(field.options.map((each) => sql.lit(each)))}], ${column})`;
}
