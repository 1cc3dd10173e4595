import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '../lookup/find-product.ts';
import { isOneSlip } from './interpret-query.ts';

test.each([
  ['bergen', 'bergn'],
  ['bergen', 'berrgen'],
  ['bergen', 'bargen'],
  ['bergen', 'begren'],
  ['bergen', 'ergen'],
])('%s is meant by %s [LOC-06]', (word, typed) => {
  expect(isOneSlip(word, typed)).toBe(true);
});

test('one typo means an edit distance of one or two swapped neighbouring letters [LOC-06]', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const isSwap = [...one].some(
        (letter, at) =>
          one !== other &&
          `${one.slice(0, at)}${one[at + 1] ?? ''}${letter}${one.slice(at + 2)}` === other &&
          at + 1 < one.length,
      );
      expect(isOneSlip(one, other)).toBe(editDistance(one, other) === 1 || isSwap);
    }),
  );
});
