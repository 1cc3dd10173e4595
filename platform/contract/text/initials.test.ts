import { expect, test } from 'vitest';
import { initials } from './text.ts';

test.each([
  ['Solveig Haugen', 'SH'],
  ['Jean-Rémi Puech', 'JP'],
  ['Maison Aubrac', 'MA'],
  ['aubrac', 'AU'],
  ['Ana María de la Cruz', 'AC'],
  ['Østerlin Årdal', 'ØÅ'],
  ['  ', ''],
])('“%s” is drawn as %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
