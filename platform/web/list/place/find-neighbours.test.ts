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

test('who was gone to over the edge is found there, though the place is still that of the one before', () => {
  expect(beside('c')).toEqual({ index: 2, previous: 'b', next: 'd' });
});

test('nobody stands before the first, nor where a page was not read', () => {
  expect(beside('a')).toEqual({ index: 0, previous: undefined, next: 'b' });
  expect(beside('d', new Map([[2, ['d']]]))).toEqual({
    index: 3,
    previous: undefined,
    next: undefined,
  });
});

test('a record that stands on none of the pages has no place', () => {
  expect(beside('z')).toBeUndefined();
});
