import { expect, test } from 'vitest';
import { nothingLostOrDuplicated } from './finding.ts';

test('an acknowledged record that is missing is lost, and a repeated one is a duplicate', () => {
  expect(
    nothingLostOrDuplicated('visits', { acknowledged: ['a', 'b'], found: ['b', 'b'] }),
  ).toEqual({
    what: 'visits',
    seen: '2 acknowledged, 1 lost, 1 doubled',
    holds: false,
  });
});

test('a record stored without an acknowledgement is neither lost nor a duplicate', () => {
  expect(nothingLostOrDuplicated('visits', { acknowledged: ['a'], found: ['a', 'b'] }).holds).toBe(
    true,
  );
});

test('a run in which nothing was acknowledged proves nothing', () => {
  expect(nothingLostOrDuplicated('visits', { acknowledged: [], found: [] }).holds).toBe(false);
});
