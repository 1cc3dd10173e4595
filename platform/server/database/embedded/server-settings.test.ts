import { expect, test } from 'vitest';
import { sharedBuffersMb } from './server-settings.ts';

const GIGABYTE = 1024 ** 3;

test.each([
  [0.25, 128],
  [2, 512],
  [64, 1_024],
])('of %s GB the embedded PostgreSQL keeps at most %s MB of pages at hand', (memory, expected) => {
  expect(sharedBuffersMb(memory * GIGABYTE)).toBe(expected);
});
