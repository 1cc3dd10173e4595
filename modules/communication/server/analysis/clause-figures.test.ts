import { expect, test } from 'vitest';
import { readClauseFigures } from './clause-figures.ts';
import { measureSentiment } from './measure-sentiment.ts';
import { readOpinionFeatures } from './opinion-features.ts';
import { tokenize } from './tokenize.ts';

const WEIGHTS = new Map([
  ['delicious', 2],
  ['lovely', 2],
  ['dry', -2],
  ['rude', -2],
]);

function read(comment: string) {
  const text = tokenize(comment);
  const measured = measureSentiment(text, 'en');
  const features = readOpinionFeatures(text, measured, 'en');
  const tilts = features.words.map((word) => WEIGHTS.get(word) ?? 0);
  const [best = 0, worst = 0, mixture = 0] = readClauseFigures({ text, measured, features, tilts });
  return { best, worst, mixture };
}

test('praise beside blame is seen in the clauses, though its sum is neither [REV-03]', () => {
  const { best, worst, mixture } = read('Delicious cakes, rude staff.');
  expect(best).toBeGreaterThan(0.5);
  expect(worst).toBeLessThan(-0.5);
  expect(mixture).toBeGreaterThan(0.5);
});

test('praise alone and blame alone are no mixture [REV-03]', () => {
  expect(read('Delicious cakes, lovely staff.').mixture).toBe(0);
  expect(read('Dry cakes, rude staff.').mixture).toBe(0);
});
