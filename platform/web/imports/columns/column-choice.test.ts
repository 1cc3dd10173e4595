import { expect, test } from 'vitest';
import { chooseColumn, findHeaderUsingColumn, unmatchedHeaders } from './column-map.tsx';

const columns = [
  { header: 'courriel', column: 'email' },
  { header: 'NOM', column: 'name' },
  { header: 'Kundennummer_alt', column: null },
  { header: '', column: null },
];

test('choosing a column for a header removes it from the header that had it', () => {
  expect(chooseColumn(columns, 2, 'email').map(({ column }) => column)).toEqual([
    null,
    'name',
    'email',
    null,
  ]);
});

test('clearing the column of a header changes no other header', () => {
  expect(chooseColumn(columns, 0, null).map(({ column }) => column)).toEqual([
    null,
    'name',
    null,
    null,
  ]);
});

test('a column names the header that uses it, except to that header', () => {
  expect(findHeaderUsingColumn(columns, 2, 'email')).toBe('courriel');
  expect(findHeaderUsingColumn(columns, 0, 'email')).toBeUndefined();
});

test('headers without a column are listed, empty headers are not', () => {
  expect(unmatchedHeaders(columns)).toEqual(['Kundennummer_alt']);
});
