import { expect, test } from 'vitest';
import { sharedBuffersMb } from './server-settings.ts';

const GIGABYTE = 1024 ** 3;

test.each([
  [0.25, 128],
  [2, 512],
  [64, 1_024],
])(
  'with %s GB of memory the embedded PostgreSQL has %s MB of shared buffers',
  (memory, expected) => {
    expect(sharedBuffersMb(memory * GIGABYTE)).toBe(expected);
  },
);
