import { expect, test } from 'vitest';
import { scrollTopFor, visibleRows } from './use-row-window.ts';

const ROOM = { count: 1_000, rowHeight: 40, headHeight: 32, scrollTop: 0, height: 432 };

test('at the top the rows in sight are drawn, and twelve below them', () => {
  expect(visibleRows(ROOM)).toEqual({ first: 0, last: 22 });
});

test('in the middle twelve rows are drawn beyond both edges', () => {
  expect(visibleRows({ ...ROOM, scrollTop: 4_000 })).toEqual({ first: 88, last: 122 });
});

test('at the end nothing is drawn that is not there', () => {
  expect(visibleRows({ ...ROOM, scrollTop: 39_600 })).toEqual({ first: 978, last: 999 });
});

test('a list that became shorter than it was scrolled still shows its last rows', () => {
  expect(visibleRows({ ...ROOM, count: 300, scrollTop: 39_600 })).toEqual({
    first: 287,
    last: 299,
  });
});

test('a row in sight moves nothing', () => {
  expect(scrollTopFor(5, { ...ROOM, scrollTop: 80 })).toBe(80);
});

test('a row above the view is scrolled to just below the header', () => {
  expect(scrollTopFor(1, { ...ROOM, scrollTop: 80 })).toBe(40);
});

test('a row below the view is scrolled to the lower edge', () => {
  expect(scrollTopFor(10, ROOM)).toBe(40);
});
