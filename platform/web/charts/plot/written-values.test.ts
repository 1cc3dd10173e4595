import { expect, test } from 'vitest';
import { writtenValues } from './plot-labels.tsx';

const apart = (index: number) => ({ left: index * 60 - 20, right: index * 60 + 20 });
const crowded = (index: number) => ({ left: index * 10 - 20, right: index * 10 + 20 });

test('first, largest and last value are written', () => {
  expect(writtenValues([3, 9, 4, 5], apart)).toEqual([
    { index: 3, strong: true },
    { index: 1, strong: true },
    { index: 0, strong: false },
  ]);
});

test('a value that is both last and largest is labelled once', () => {
  expect(writtenValues([3, 4, 9], apart)).toEqual([
    { index: 2, strong: true },
    { index: 0, strong: false },
  ]);
});

test('the last value wins where labels would overlap', () => {
  expect(writtenValues([3, 9, 4], crowded)).toEqual([{ index: 2, strong: true }]);
});

test('a value whose label position is taken is not labelled', () => {
  const lastBlocked = (index: number) => (index === 2 ? null : apart(index));
  expect(writtenValues([3, 9, 4], lastBlocked).map(({ index }) => index)).toEqual([1, 0]);
});

test('periods without a value are not written', () => {
  expect(writtenValues([null, 3, null], apart)).toEqual([{ index: 1, strong: true }]);
});

test('no values, nothing to write', () => {
  expect(writtenValues([null, null], apart)).toEqual([]);
});
