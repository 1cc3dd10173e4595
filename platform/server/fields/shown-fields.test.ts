import { expect, test } from 'vitest';
import { momentField, textField } from '#platform/contract/fields/field-kinds.ts';
import type { RecordField } from '#platform/contract/fields/record-fields.ts';
import { columnsAs, givenColumns, shownFields } from './field-sql.ts';

const fields = {
  name: { ...textField({ max: 10 }), column: 'full_name', label: 'name' },
  started: { ...momentField, column: 'starts_at', label: 'started' },
  tied: { ...textField({ max: 10 }), label: 'tied' },
} as const satisfies Record<string, RecordField>;
const at = '2027-05-31T08:30:00.000Z';

test('a time is returned in UTC and stored as the same time', () => {
  const stored = { name: 'Fair', started: new Date(at) };
  expect(shownFields<typeof fields, 'name' | 'started'>(stored, ['name', 'started'])).toEqual({
    name: 'Fair',
    started: at,
  });
  expect(givenColumns(fields, { started: at })).toEqual({ starts_at: new Date(at) });
  expect(givenColumns(fields, { started: null })).toEqual({ starts_at: null });
});

test('a query that is built reads every field that a column holds, under the name of the field', () => {
  expect(columnsAs('person', fields)).toEqual([
    'person.full_name as name',
    'person.starts_at as started',
  ]);
});
