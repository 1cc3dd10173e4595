import { expect, test } from 'vitest';
import { ALL, faultSegments, faultsIn, OTHER } from './fault-list.tsx';

const count = (column: string, code: string, times: number) => ({ column, code, count: times });

test('faults of a column are counted together, the most frequent column first', () => {
  const segments = faultSegments([
    count('email', 'notEmail', 20),
    count('gender', 'notOneOf', 188),
    count('email', 'required', 11),
  ]);
  expect(segments.map(({ id, count }) => [id, count])).toEqual([
    [ALL, 219],
    ['column:gender', 188],
    ['column:email', 31],
  ]);
});

test('many columns: the first three by name, the rest together', () => {
  const segments = faultSegments(
    ['a', 'b', 'c', 'd', 'e'].map((column, position) => count(column, 'required', 10 - position)),
  );
  expect(segments.map(({ id, count }) => [id, count])).toEqual([
    [ALL, 40],
    ['column:a', 10],
    ['column:b', 9],
    ['column:c', 8],
    [OTHER, 13],
  ]);
});

test('a segment shows the faults of its columns only, the first one all', () => {
  const faults = [{ column: 'a' }, { column: 'd' }, { column: 'e' }];
  expect(faultsIn({ id: OTHER, columns: ['d', 'e'], count: 2 }, faults)).toHaveLength(2);
  expect(faultsIn({ id: ALL, columns: null, count: 3 }, faults)).toHaveLength(3);
});

test('a column may be called as a segment is', () => {
  const [, segment] = faultSegments([count('all', 'required', 1)]);
  expect(segment?.id).not.toBe(ALL);
});
