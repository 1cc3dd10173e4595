import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from '../router/create-suite-router.ts';

test.each(['?q=caf%C3%A9+noir&page=2', '?grade=1&grade=2', '?tab=', ''])(
  '%s survives being read and written [NAV-04]',
  (text) => {
    expect(stringifySearch(parseSearch(text))).toBe(text);
  },
);

test('numbers and booleans stay text, so that 007 is not 7', () => {
  expect(parseSearch('?id=007&on=true')).toEqual({ id: '007', on: 'true' });
});

test('absent values are omitted', () => {
  expect(stringifySearch({ q: undefined, page: 2, none: null })).toBe('?page=2');
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  '%s is a name like any other',
  (name) => {
    const search = parseSearch(`?${name}=a&q=b`);
    expect(Object.entries(search)).toEqual([
      [name, 'a'],
      ['q', 'b'],
    ]);
    expect(stringifySearch(parseSearch(`?${name}=a&${name}=b`))).toBe(`?${name}=a&${name}=b`);
  },
);
