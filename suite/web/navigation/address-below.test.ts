import { expect, test } from 'vitest';
import { addressBelow } from './addresses.ts';

test.each([
  ['/clients/c/touchpoints/list', 'touchpoints/list'],
  ['/clients/c', ''],
  ['/super-admin/jobs', 'super-admin/jobs'],
  ['/clientsx/c', 'clientsx/c'],
])('below its client, %s is %s', (pathname, below) => {
  expect(addressBelow(pathname)).toBe(below);
});
