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

test('one typo is tolerated in terms of seven letters or more [REV-08]', () => {
  const match = matcherOf('delivery, price, hyggelig*');
  expect(match('delivrey')).toBe('delivery');
  expect(match('delivry')).toBe('delivery');
  expect(match('hygelige')).toBe('hyggelig');
  expect(match('prise')).toBeNull();
  expect(match('dlivrey')).toBeNull();
});

test('accents count only where the entry requires them [REV-08]', () => {
  const match = matcherOf('!schön*, préféré');
  expect([match('schöner'), match('schon'), match('PREFERE')]).toEqual([
    '!schon*',
    null,
    'prefere',
  ]);
});

test('phrases with gaps and numbers, compound endings and intensified terms are found [REV-08]', () => {
  const match = matcherOf('took ~ time, # minutes, *brille, keep * waiting');
  expect(match('took all the time')).toBe('took ~ time');
  expect(match('took a whole lot of time')).toBeNull();
  expect(match('45 minutes')).toBe('# minutes');
  expect(match('Gleitsichtbrillen')).toBe('*brille');
  expect(match('keep us waiting')).toBe('keep * waiting');
  const matcher = new WordMatcher<true>({ prefixes: ['kjempe'], superlative: 'isim' });
  matcher.add('koselig*, rapido, rico', true);
  const find = (text: string) => matcher.matchAt(tokenize(text).tokens, 0)?.key;
  expect([find('kjempekoselig'), find('rapidísimo'), find('riquísima')]).toEqual([
    'koselig*',
    'rapido',
    'rico',
  ]);
});

test('a correctly spelled term is not matched as a typo of another [REV-08]', () => {
  const match = matcherOf('waited, snapped, shipping, stengte');
  for (const word of ['wanted', 'swapped', 'shopping', 'slengte']) expect(match(word)).toBeNull();
});

test('a stretched term is matched with one letter or with two [REV-08]', () => {
  const match = matcherOf('good, cool service, not cool, super, so');
  expect(['goooood', 'suuuper', 'Sooo', 'COOOOL service', 'not coool'].map(match)).toEqual([
    'good',
    'super',
    'so',
    'cool service',
    'not cool',
  ]);
  expect(match('god')).toBeNull();
});
