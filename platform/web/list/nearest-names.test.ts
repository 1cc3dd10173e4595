import { expect, test } from 'vitest';
import { nearestNames, shortenedSearch } from './nearest-names.ts';

const names = ['Friederike Schwarzenbach', 'Schwarzer Ritter', 'Solveig Strømsnes', 'Odd'];
const near = (typed: string) => nearestNames(typed, names, (name) => name);

test('a search with a typo finds similar names, by the whole name or one part of it [GEN-04]', () => {
  expect(near('Schwarzenbahc')[0]).toBe('Friederike Schwarzenbach');
  expect(near('solveig stromsnes')).toEqual(['Solveig Strømsnes']);
  expect(near('Strömsnes')).toEqual(['Solveig Strømsnes']);
  expect(near('Lindenmüller')).toEqual([]);
});

test('a failed search is repeated with the start of its longest term, but not for a few letters [GEN-04]', () => {
  expect(shortenedSearch('Frau Schwarzenbahc')).toBe('Schwarz');
  expect(shortenedSearch('Odd')).toBe('');
  expect(shortenedSearch('  ')).toBe('');
});
