import { expect, test } from 'vitest';
import { parseByteRange } from './mount-base-maps.ts';

test.each([
  [undefined, { start: 0, end: 99 }],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=100-', null],
  ['bytes=9-3', null],
  ['bytes=-', null],
  ['bytes=-0', null],
  ['bytes=1-2,4-5', null],
  ['bytes=a-b', null],
])('%s of a hundred bytes', (header, range) => {
  expect(parseByteRange(header, 100)).toEqual(range);
});
