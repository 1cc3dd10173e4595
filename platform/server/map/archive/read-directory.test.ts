import { expect, test } from 'vitest';
import { findDirectoryEntry, readDirectory } from './read-directory.ts';

/** Two tiles, a gap, a run of three, then a directory. */
const bytes = Uint8Array.of(4, ...[5, 1, 4, 10], ...[1, 1, 3, 0], ...[7, 8, 9, 6], ...[1, 0, 0, 3]);

test('a tile is found by its number, in a run as well, and not in a gap', () => {
  const directory = readDirectory(bytes);
  expect(findDirectoryEntry(directory, 5)).toEqual({ offset: 0, length: 7, run: 1 });
  expect(findDirectoryEntry(directory, 6)).toEqual({ offset: 7, length: 8, run: 1 });
  expect(findDirectoryEntry(directory, 12)).toEqual({ offset: 15, length: 9, run: 3 });
  for (const id of [0, 4, 7, 9, 13, 19])
    expect(findDirectoryEntry(directory, id), String(id)).toBeNull();
  expect(findDirectoryEntry(directory, 99)).toEqual({ offset: 2, length: 6, run: 0 });
});

test('a directory that promises more than its bytes can hold is refused before anything is made of it', () => {
  const endless = Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x7f, 1, 1, 1);
  for (const wrong of [endless, new Uint8Array(), Uint8Array.of(0), bytes.subarray(0, 9)])
    expect(() => readDirectory(wrong)).toThrow('ANSWER_NOT_UNDERSTOOD');
});
