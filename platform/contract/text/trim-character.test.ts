import { expect, test } from 'vitest';
import { trimCharacter, trimEndCharacter } from './text.ts';

test('a character is taken off the end, or both ends, and nowhere else', () => {
  expect(trimEndCharacter('//a//b//', '/')).toBe('//a//b');
  expect(trimCharacter('--a--b--', '-')).toBe('a--b');
  expect([trimCharacter('---', '-'), trimEndCharacter('---', '-'), trimCharacter('', '-')]).toEqual(
    ['', '', ''],
  );
});
