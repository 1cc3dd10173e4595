import { expect, test } from 'vitest';
import { z } from 'zod';
import { line } from '#platform/contract/text/text.ts';
import { email } from '#platform/contract/text/typed-values.ts';
import { wrongFields } from './form-faults.ts';

const schema = z.object({
  name: line({ min: 1, max: 10 }),
  email,
  password: z.string().min(12, { error: 'passwordMinLength' }),
  site: z.url().optional(),
  quantity: z.number().min(5),
  initials: z
    .string()
    .regex(/^\p{L}*$/u, { error: 'lettersOnly' })
    .optional(),
});
const good = { name: 'Solveig', email: 'a@b.example', password: 'a long enough one', quantity: 5 };

test('a form that the call would take has nothing wrong', () => {
  expect(wrongFields(schema, good)).toEqual({});
});

test.each([
  ['name', '', { code: 'required' }],
  ['name', '   ', { code: 'required' }],
  ['email', '', { code: 'required' }],
  ['quantity', null, { code: 'required' }],
  ['email', 'solveig', { code: 'email' }],
  ['site', 'maison', { code: 'url' }],
  ['name', 'Solveig Haugen', { code: 'maxLength', params: { max: 10, has: 14 } }],
  ['password', 'short', { code: 'passwordMinLength', params: { min: 12, has: 5 } }],
  ['quantity', 4, { code: 'min', params: { min: 5 } }],
  ['quantity', 'four', { code: 'type' }],
  ['initials', 'S2', { code: 'lettersOnly' }],
])('%s with %j reports %j [PRO-03]', (field, value, fault) => {
  expect(wrongFields(schema, { ...good, [field]: value })).toEqual({ [field]: fault });
});

test('a rule of our own names its code, at the field it is about [PRO-03]', () => {
  const twice = z
    .object({ password: z.string(), again: z.string() })
    .refine((typed) => typed.password === typed.again, {
      path: ['again'],
      error: 'passwordsMustMatch',
    });
  expect(wrongFields(twice, { password: 'one', again: 'two' })).toEqual({
    again: { code: 'passwordsMustMatch' },
  });
});

test('a fault inside a list is found at its place', () => {
  const list = z.object({ suffixes: z.array(z.object({ text: z.string().max(3) })) });
  expect(wrongFields(list, { suffixes: [{ text: 'abc' }, { text: 'abcd' }] })).toEqual({
    'suffixes.1.text': { code: 'maxLength', params: { max: 3, has: 4 } },
  });
});
