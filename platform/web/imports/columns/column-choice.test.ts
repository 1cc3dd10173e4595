import { expect, test } from 'vitest';
import { chooseColumn, findHeaderUsingColumn, unmatchedHeaders } from './column-map.tsx';

const columns = [
  { header: 'courriel', column: 'email' },
  { header: 'NOM', column: 'name' },
  { header: 'Kundennummer_alt', column: null },
  { header: '', column: null },
];

test('a word of the file is given a column, and the word that had it is left out', () => {
  expect(chooseColumn(columns, 2, 'email').map(({ column }) => column)).toEqual([
    null,
    'name',
    'email',
    null,
  ]);
});

test('leaving a word out changes no other', () => {
  expect(chooseColumn(columns, 0, null).map(({ column }) => column)).toEqual([
    null,
    'name',
    null,
    null,
  ]);
});

test('a column says which word fills it, except to that word itself', () => {
  expect(findHeaderUsingColumn(columns, 2, 'email')).toBe('courriel');
  expect(findHeaderUsingColumn(columns, 0, 'email')).toBeUndefined();
});

test('words that nothing is taken from are named, empty heads are not', () => {
  expect(unmatchedHeaders(columns)).toEqual(['Kundennummer_alt']);
});
