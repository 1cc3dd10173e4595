import { expect, test } from 'vitest';
import { fitRow } from './screen-width.ts';

const bar = { widths: [180, 200, 160, 130, 90], fold: 36, gap: 8 };

test('with enough space every action is in the row', () => {
  expect(fitRow({ ...bar, room: 792 })).toBe(5);
});

test('without it the last ones fold, and their button has room itself', () => {
  expect(fitRow({ ...bar, room: 791 })).toBe(4);
  expect(fitRow({ ...bar, room: 738 })).toBe(4);
  expect(fitRow({ ...bar, room: 737 })).toBe(3);
  expect(fitRow({ ...bar, room: 224 })).toBe(1);
});

test('where not even one has room, all are behind the button', () => {
  expect(fitRow({ ...bar, room: 223 })).toBe(0);
  expect(fitRow({ ...bar, room: -10 })).toBe(0);
});

test('a row of nothing folds nothing', () => {
  expect(fitRow({ ...bar, widths: [], room: -10 })).toBe(0);
});
