import { expect, test } from 'vitest';
import { tokenize } from './tokenize.ts';
import { WordMatcher } from './word-matcher.ts';

function matcherOf(list: string): (text: string) => string | null {
  const matcher = new WordMatcher<true>();
  matcher.add(list, true);
  return (text) => matcher.matchAt(tokenize(text).tokens, 0)?.key ?? null;
}

test('the longest entry wins, phrases do not cross a comma [REV-08]', () => {
  const match = matcherOf('out, out of stock, friend*');
  expect(match('Out of stock')).toBe('out of stock');
  expect(match('Out, of stock')).toBe('out');
  expect(match('FRIENDLIEST')).toBe('friend*');
});

test('one wrong letter is forgiven in words of six letters or more [REV-08]', () => {
  const match = matcherOf('delivery, price, hyggelig*');
  expect(match('delivrey')).toBe('delivery');
  expect(match('delivry')).toBe('delivery');
  expect(match('hygelige')).toBe('hyggelig');
  expect(match('prise')).toBeNull();
  expect(match('dlivrey')).toBeNull();
});

test('accents count only where the entry says so [REV-08]', () => {
  const match = matcherOf('!schön*, préféré');
  expect([match('schöner'), match('schon'), match('PREFERE')]).toEqual([
    '!schon*',
    null,
    'prefere',
  ]);
});
