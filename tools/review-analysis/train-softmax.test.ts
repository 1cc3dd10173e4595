import { expect, test } from 'vitest';
import { type Sample, scoreClasses, toShares, trainSoftmax } from './train-softmax.ts';

const SETTINGS = { rounds: 20, rate: 0.1, figureDecay: 0, wordDecay: 0, fewest: 2 };
const sample = (words: string[], target: number): Sample => ({
  language: 'en',
  figures: [1],
  words,
  target,
  weight: 1,
});
const samples = [
  sample(['good', 'shop'], 0),
  sample(['good', 'once'], 0),
  sample(['bad', 'shop'], 1),
  sample(['bad'], 1),
];

test('a term that occurs with one class raises the score of that class [REV-08]', () => {
  const model = trainSoftmax(samples, 2, SETTINGS);
  const [good = 0, bad = 0] = toShares(scoreClasses(model, sample(['good'], 0)));
  expect(good).toBeGreaterThan(bad);
  expect(model.words.has('en:once')).toBe(false);
});

test('training twice gives the same weights [REV-08]', () => {
  const train = () => [...trainSoftmax(samples, 2, SETTINGS).words];
  expect(train()).toEqual(train());
});

test('a figure that is zero in a comment keeps its weight there [REV-03]', () => {
  const withFigure = (value: number, target: number) => ({
    ...sample([], target),
    figures: [1, value],
  });
  const settings = { ...SETTINGS, figureDecay: 0.1 };
  const rare = [withFigure(1, 1), withFigure(1, 1)];
  const weightOf = (others: number) => {
    const zeros = Array.from({ length: others }, () => ({ ...withFigure(0, 0), figures: [0, 0] }));
    return trainSoftmax([...rare, ...zeros], 2, settings).figures[1]?.[1];
  };
  expect(weightOf(50)).toBeCloseTo(weightOf(0) ?? 0, 5);
});
