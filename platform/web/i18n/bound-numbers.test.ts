import { expect, test } from 'vitest';
import { bindNumbers } from './bound-numbers.ts';

test('a number and the word after it stay on one line [GEN-03]', () => {
  expect(bindNumbers('7 Tage, 100.000 Zeilen am 6. Dez.')).toBe(
    '7\u00a0Tage, 100.000\u00a0Zeilen am 6.\u00a0Dez.',
  );
});

test('other spaces may wrap', () => {
  expect(bindNumbers('2 – 4, about 3 %, call 112.')).toBe('2 – 4, about 3 %, call 112.');
});

test('groups of digits are apart, narrow spaces of French signs stay narrow [GEN-03]', () => {
  expect(bindNumbers('11\u202f748 demandes\u202f?')).toBe('11\u00a0748\u00a0demandes\u202f?');
});
