import { expect, test } from 'vitest';
import { findNeighbours } from './use-record-place.ts';

const pages = new Map([
  [2, ['d', 'e', 'f']],
  [1, ['a', 'b', 'c']],
  [3, ['g']],
]);
const beside = (id: string, among: ReadonlyMap<number, readonly string[]> = pages) =>
  findNeighbours({ pages: among, limit: 3, isIt: (row) => row === id });

test('a record knows its place and its neighbours, over the edges of a page too [TP-01]', () => {
  expect(beside('e')).toEqual({ index: 4, previous: 'd', next: 'f' });
  expect(beside('d')).toEqual({ index: 3, previous: 'c', next: 'e' });
  expect(beside('g')).toEqual({ index: 6, previous: 'f', next: undefined });
});

test('a record on the previous page is found although another page is listed first', () => {
  expect(beside('c')).toEqual({ index: 2, previous: 'b', next: 'd' });
});

test('the first record has no previous one, nor has a record next to a page that is not loaded', () => {
  expect(beside('a')).toEqual({ index: 0, previous: undefined, next: 'b' });
  expect(beside('d', new Map([[2, ['d']]]))).toEqual({
    index: 3,
    previous: undefined,
    next: undefined,
  });
});

test('a record on none of the pages has no position', () => {
  expect(beside('z')).toBeUndefined();
});
