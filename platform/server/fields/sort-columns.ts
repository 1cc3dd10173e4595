import { type RawBuilder, sql } from 'kysely';
import {
  type FieldsWith,
  fieldsWith,
  type RecordField,
  type RecordFields,
} from '#platform/contract/fields/record-fields.ts';
import type { SortColumns } from '../lists/sort-by.ts';

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
