import { expect, test } from 'vitest';
import { shortList } from './use-rule-sentence.ts';

test('a rule with many words names three and counts the others [REV-07]', () => {
  expect(shortList(['a', 'b'])).toBe('a, b');
  expect(shortList(['a', 'b', 'c', 'd'])).toBe('a, b, c, d');
  expect(shortList(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c +3');
});
