import { expect, test } from 'vitest';
import { hasPath } from './use-comptoir-form.tsx';

const values = { email: '', address: { city: null }, suffixes: [{ text: 'a' }] };

test.each([
  ['email', true],
  ['address.city', true],
  ['suffixes.0.text', true],
  ['suffixes.1.text', false],
  ['address.city.name', false],
  ['clientId', false],
  ['toString', false],
])('a form has the field %s: %s', (path, expected) => {
  expect(hasPath(values, path)).toBe(expected);
});
