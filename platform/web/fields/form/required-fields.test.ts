import { expect, test } from 'vitest';
import { z } from 'zod';
import { line } from '#platform/contract/text/text.ts';
import { requiredFields } from './use-comptoir-form.tsx';

const schema = z.object({
  name: line({ min: 1, max: 10 }),
  note: line({ max: 10 }),
  role: z.enum(['one', 'other']),
  locales: z.array(z.string()).min(1),
  groups: z.array(z.string()),
  quantity: z.number().nullable(),
  margin: z.number(),
  active: z.boolean(),
  currency: z.enum(['EUR', 'NOK']).nullable(),
});
const values = {
  name: 'Solveig',
  note: '',
  role: null,
  locales: ['fr'],
  groups: [],
  quantity: null,
  margin: 4,
  active: false,
  currency: 'EUR',
};

test('fields are required that the schema does not take empty, filled or not [GEN-01]', () => {
  expect([...requiredFields(schema, values)]).toEqual(['name', 'role', 'locales', 'margin']);
});

test('what another answer makes necessary is required with it [GEN-01]', () => {
  const either = z.discriminatedUnion('way', [
    z.object({ way: z.literal('new'), url: z.string().min(1) }),
    z.object({ way: z.literal('old'), url: z.string() }),
  ]);
  expect(requiredFields(either, { way: 'new', url: '' }).has('url')).toBe(true);
  expect(requiredFields(either, { way: 'old', url: '' }).has('url')).toBe(false);
});
