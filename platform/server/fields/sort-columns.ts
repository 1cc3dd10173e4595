import { type RawBuilder, sql } from 'kysely';
import {
  type FieldsWith,
  fieldsWith,
  type RecordField,
  type RecordFields,
} from '#platform/contract/fields/record-fields.ts';
import type { SortColumns } from '../lists/sort-by.ts';

/** How a list is ordered by each field that tells its sort; the module adds its own orders beside. */
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

/** Words that the code knows stand in the order in which it names them. */
function inOrder(
  column: RawBuilder<unknown>,
  field: RecordField & { options?: readonly string[] },
) {
  if (field.kind !== 'choice' || !field.options) return column;
  return sql`array_position(array[${sql.join(field.options.map((each) => sql.lit(each)))}], ${column})`;
}
