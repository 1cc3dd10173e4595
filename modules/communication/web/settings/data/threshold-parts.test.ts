import { expect, test } from 'vitest';
import { thresholdParts } from './threshold-parts.ts';

const scores = [
  { score: 69, replies: 1 },
  { score: 70, replies: 2 },
  { score: 87, replies: 4 },
  { score: 88, replies: 8 },
  { score: 100, replies: 16 },
];

test('each reply is counted between the thresholds by its exact score [REV-06]', () => {
  const { replies } = thresholdParts(scores, { approve: 70, send: 88 });
  expect(replies).toEqual({ manual: 1, approve: 6, send: 24 });
});

test('a bar is as high as its replies, and the highest score is in the last one [REV-06]', () => {
  const { bars } = thresholdParts(scores, { approve: 70, send: 88 });
  expect(bars).toHaveLength(50);
  expect(bars.filter(({ share }) => share > 0).map(({ from }) => from)).toEqual([
    68, 70, 86, 88, 98,
  ]);
  expect(bars.at(-1)).toEqual({ from: 98, kind: 'send', share: 1 });
  expect(bars[44]).toMatchObject({ kind: 'send', share: 0.5 });
  expect(thresholdParts([], { approve: 0, send: 0 }).bars.every(({ share }) => share === 0)).toBe(
    true,
  );
});
