import { expect, test } from 'vitest';
import { fillVariables, unknownVariables } from './form-notifications.ts';

test('a text may use the variables of its mail, and each unknown variable is reported once [FORM-06]', () => {
  const known = ['firstname', 'product'];
  expect(unknownVariables('{firstname} wants {product}, { so } {}', known)).toEqual([]);
  expect(unknownVariables('{name} {name} {constructor}', known)).toEqual(['name', 'constructor']);
});

test('visitor input is never interpreted as a variable [FORM-06]', () => {
  const values = { firstname: '{product}', product: 'Cocotte' };
  expect(fillVariables('{firstname}: {product} {toString}', values)).toBe(
    '{product}: Cocotte {toString}',
  );
});
