import { expect, test } from 'vitest';
import { nothingLostOrDoubled } from './finding.ts';

test('what was acknowledged and is not there is lost, what is there twice is doubled', () => {
  expect(nothingLostOrDoubled('visits', { acknowledged: ['a', 'b'], found: ['b', 'b'] })).toEqual({
    what: 'visits',
    seen: '2 acknowledged, 1 lost, 1 doubled',
    holds: false,
  });
});

test('what was written without its answer reaching anybody is neither lost nor doubled', () => {
  expect(nothingLostOrDoubled('visits', { acknowledged: ['a'], found: ['a', 'b'] }).holds).toBe(
    true,
  );
});

test('a run in which nothing was acknowledged proves nothing', () => {
  expect(nothingLostOrDoubled('visits', { acknowledged: [], found: [] }).holds).toBe(false);
});
