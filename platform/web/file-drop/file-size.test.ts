import { expect, test } from 'vitest';
import { fileSize } from './use-file-sizes.ts';

test('one byte is a byte, several are bytes, and the larger units are short', () => {
  expect(fileSize(1, 'en')).toBe('1 byte');
  expect(fileSize(312, 'en')).toBe('312 bytes');
  expect(fileSize(2_000, 'en')).toBe('2 kB');
  expect(fileSize(4.1 * 1024 ** 2, 'en')).toBe('4.1 MB');
});

test('each language writes a size its own way', () => {
  const plainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');
  expect(plainSpaces(fileSize(312, 'fr'))).toBe('312 octets');
  expect(plainSpaces(fileSize(4.1 * 1024 ** 2, 'de'))).toBe('4,1 MB');
});
