import { expect, test } from 'vitest';
import { z } from 'zod';
import { textField, wholeField } from './field-kinds.ts';
import { type RecordField, schemasOrEmpty } from './record-fields.ts';

const fields = {
  name: { ...textField({ min: 1, max: 10 }), label: 'name' },
  quantity: { ...wholeField({ min: 0, max: 9 }), label: 'quantity' },
} as const satisfies Record<string, RecordField>;

test('an omitted field gets its empty value, and a given one is validated', () => {
  const schema = z.strictObject(schemasOrEmpty(fields, ['quantity']));
  expect(schema.parse({})).toEqual({ quantity: null });
  expect(schema.parse({ quantity: 3 })).toEqual({ quantity: 3 });
  expect(schema.safeParse({ quantity: 10 }).success).toBe(false);
});
