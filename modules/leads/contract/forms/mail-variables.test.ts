import { expect, test } from 'vitest';
import { fillVariables, unknownVariables } from './form-notifications.ts';

test('a text may name what its mail knows, each unknown word is told once [FORM-06]', () => {
  const known = ['firstname', 'product'];
  expect(unknownVariables('{firstname} wants {product}, { so } {}', known)).toEqual([]);
  expect(unknownVariables('{name} {name} {constructor}', known)).toEqual(['name', 'constructor']);
});

test('what a visitor has typed is never read as a variable [FORM-06]', () => {
  const values = { firstname: '{product}', product: 'Cocotte' };
  expect(fillVariables('{firstname}: {product} {toString}', values)).toBe(
    '{product}: Cocotte {toString}',
  );
});
