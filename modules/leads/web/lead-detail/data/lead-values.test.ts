import { expect, test } from 'vitest';
import { type LeadValues, leadEdits, leadFormSchema } from './lead-answers.ts';

const before: LeadValues = {
  fieldsValues: { size: 's', colours: ['blue'] },
  tags: ['Fonte'],
  internalNote: '',
  skus: ['UNT-4'],
  price: null,
};

test('only what differs is sent, and an emptied answer is taken away [LEAD-03]', () => {
  expect(leadEdits(before, structuredClone(before))).toEqual({});
  expect(
    leadEdits(before, {
      ...before,
      fieldsValues: { size: '', colours: ['blue'] },
      internalNote: 'Called on Friday',
      price: 24_990,
    }),
  ).toEqual({ fieldsValues: { size: null }, internalNote: 'Called on Friday', price: 24_990 });
});

test('entered lead values are validated by the schema of the call [LEAD-03]', () => {
  expect(leadFormSchema.safeParse(before).success).toBe(true);
  expect(leadFormSchema.safeParse({ ...before, price: -1 }).success).toBe(false);
  expect(leadFormSchema.safeParse({ ...before, tags: ['x'.repeat(41)] }).success).toBe(false);
});
