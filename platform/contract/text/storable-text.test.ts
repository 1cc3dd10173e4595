import { expect, test } from 'vitest';
import { cutText, isStorableText, storableText } from './text.ts';

test('unstorable characters are detected and shown as a replacement character', () => {
  for (const text of ['a\u0000b', 'a\ud800b', 'a\udc00b']) {
    expect(isStorableText(text)).toBe(false);
    expect(storableText(text)).toBe('a\ufffdb');
  }
  expect(storableText('Ænä 🎺')).toBe('Ænä 🎺');
});

test('a text is cut beside a character, not through it', () => {
  expect(cutText('ab🎺c', 3)).toBe('ab');
  expect(cutText('ab🎺c', 4)).toBe('ab🎺');
  expect(cutText('abc', 3)).toBe('abc');
});
