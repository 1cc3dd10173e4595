import { expect, test } from 'vitest';
import { booleanField, textField } from './field-kinds.ts';
import { fieldsWith, pickFieldPart, type RecordField } from './record-fields.ts';

const fields = {
  code: { ...textField({ max: 10 }), label: 'code', filter: { kind: 'text' }, column: 'code' },
  active: { ...booleanField(true), label: 'active' },
} as const satisfies Record<string, RecordField>;

test('a property of some fields is returned for these fields only', () => {
  expect(fieldsWith(fields, 'filter')).toEqual(['code']);
  expect(pickFieldPart(fields, 'filter')).toEqual({ code: { kind: 'text' } });
});

test('a property of every field is returned by field name', () => {
  expect(pickFieldPart(fields, 'empty')).toEqual({ code: '', active: true });
});
