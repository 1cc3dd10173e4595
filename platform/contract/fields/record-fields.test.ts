import { expect, test } from 'vitest';
import { booleanField, textField } from './field-kinds.ts';
import { fieldsWith, pickFieldPart, type RecordField } from './record-fields.ts';

const fields = {
  code: { ...textField({ max: 10 }), label: 'code', filter: { kind: 'text' }, column: 'code' },
  active: { ...booleanField(true), label: 'active' },
} as const satisfies Record<string, RecordField>;

test('what is told of some fields only is given for these', () => {
  expect(fieldsWith(fields, 'filter')).toEqual(['code']);
  expect(pickFieldPart(fields, 'filter')).toEqual({ code: { kind: 'text' } });
});

test('what is told of every field is given by its name', () => {
  expect(pickFieldPart(fields, 'empty')).toEqual({ code: '', active: true });
});
