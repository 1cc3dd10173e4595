import { expect, test } from 'vitest';
import { booleanField, textField } from './field-kinds.ts';
import { collectSortOptions, type RecordField } from './record-fields.ts';

const fields = {
  code: { ...textField({ max: 10 }), label: 'code', column: 'code', sort: { column: 'code_key' } },
  name: { ...textField({ max: 10 }), label: 'name', column: 'name', sort: true },
  active: { ...booleanField(true), label: 'active', column: 'active' },
} as const satisfies Record<string, RecordField>;

test('a list comes in its first order, and offers those of its fields and its own', () => {
  const sorts = collectSortOptions(fields, { first: 'name', own: ['updatedAt'] });
  expect(sorts).toEqual(['name', 'code', 'updatedAt']);
});

test('the first sort option need not be a field', () => {
  expect(collectSortOptions(fields, { first: 'created' })).toEqual(['created', 'code', 'name']);
});
