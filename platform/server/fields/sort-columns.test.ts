import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import { choiceField, textField, wholeField } from '#platform/contract/fields/field-kinds.ts';
import type { RecordField } from '#platform/contract/fields/record-fields.ts';
import type { SortColumns } from '../lists/read-page.ts';
import { sortColumns } from './list-columns.ts';

const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (own) => new PostgresIntrospector(own),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const label = 'label';

function orderBy(field: RecordField): string | undefined {
  const sorts: SortColumns<string> = sortColumns('kept', { it: field });
  const { it } = sorts;
  if (!it || typeof it === 'function') return undefined;
  return 'canBeEmpty' in it ? `${it.canBeEmpty.compile(db).sql} nulls last` : it.compile(db).sql;
}

test.each<[string, RecordField, string]>([
  [
    'its column as it is',
    { ...textField({ max: 20 }), label, column: 'city', sort: true },
    '"kept"."city"',
  ],
  [
    'the column that has it as it is compared',
    { ...textField({ max: 20 }), label, column: 'code', sort: { column: 'code_key' } },
    '"kept"."code_key"',
  ],
  [
    'the order of its words',
    { ...choiceField({ low: 'low', high: 'high' }, 'low'), label, column: 'level', sort: true },
    `array_position(array['low', 'high'], "kept"."level")`,
  ],
  [
    'what it has, and those without last',
    { ...wholeField({ min: 0, max: 9 }), label, column: 'pieces', sort: { emptyLast: true } },
    '"kept"."pieces" nulls last',
  ],
  [
    'its text, and an empty one last',
    { ...textField({ max: 20 }), label, column: 'category', sort: { emptyLast: true } },
    `nullif("kept"."category", '') nulls last`,
  ],
])('a field is sorted by %s', (_, field, order) => {
  expect(orderBy(field)).toBe(order);
});
