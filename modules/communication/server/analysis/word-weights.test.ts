import { expect, test } from 'vitest';
import { encodeWordWeights, WordWeights } from './word-weights.ts';

const learned = new Map([
  ['friendly', new Map([[0, 120]])],
  [
    'not friendly',
    new Map([
      [0, -80],
      [2, 45],
    ]),
  ],
  ['straße', new Map([[13, -32_767]])],
]);
const sumsOf = (weights: WordWeights, words: readonly string[]) => {
  const sums = Array.from({ length: 14 }, () => 0);
  for (const word of words) weights.addTo(sums, word);
  return sums;
};

test('weights survive encoding, for known terms only [REV-03]', () => {
  const weights = new WordWeights(encodeWordWeights(learned));
  expect(weights.has('friendly')).toBe(true);
  expect(weights.has('Friendly')).toBe(false);
  const sums = sumsOf(weights, ['friendly', 'not friendly', 'straße', 'unknown']);
  expect([sums[0], sums[1], sums[2], sums[13]]).toEqual([40, 0, 45, -32_767]);
});

test('each of ten thousand terms has its own weight, and an empty list has none [REV-03]', () => {
  const many = new Map(
    Array.from({ length: 10_000 }, (_, at) => [`word ${at}`, new Map([[at % 14, at - 5_000]])]),
  );
  const weights = new WordWeights(encodeWordWeights(many));
  for (const [word, own] of many)
    for (const [kind, weight] of own) expect(sumsOf(weights, [word])[kind]).toBe(weight);
  expect(new WordWeights(encodeWordWeights(new Map())).has('word 1')).toBe(false);
});
