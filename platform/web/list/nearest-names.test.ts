import { expect, test } from 'vitest';
import { nearestNames, shortenedSearch } from './nearest-names.ts';

const names = ['Friederike Schwarzenbach', 'Schwarzer Ritter', 'Solveig Strømsnes', 'Odd'];
const near = (typed: string) => nearestNames(typed, names, (name) => name);

test('a search with a typo finds the names that are written nearly so, whole or by a word of them [GEN-04]', () => {
  expect(near('Schwarzenbahc')[0]).toBe('Friederike Schwarzenbach');
  expect(near('solveig stromsnes')).toEqual(['Solveig Strømsnes']);
  expect(near('Strömsnes')).toEqual(['Solveig Strømsnes']);
  expect(near('Lindenmüller')).toEqual([]);
});

test('the list is searched by the beginning of the longest word, and not at all by a few letters [GEN-04]', () => {
  expect(shortenedSearch('Frau Schwarzenbahc')).toBe('Schwarz');
  expect(shortenedSearch('Odd')).toBe('');
  expect(shortenedSearch('  ')).toBe('');
});
