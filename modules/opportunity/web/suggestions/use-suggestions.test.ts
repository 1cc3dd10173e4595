import { expect, test } from 'vitest';
import { readSuggestionSearch, writeSuggestionSearch } from './use-suggestions.ts';

const ID = '019a0000-0000-7000-8000-000000000001';

test('the address holds tab, page, words and the open request [OPP-06]', () => {
  const search = readSuggestionSearch(`?state=accepted&page=2&q=fonte&request=${ID}`);
  expect(search).toEqual({ state: 'accepted', page: 2, q: 'fonte', request: ID });
  expect(writeSuggestionSearch(search, {})).toBe(`?state=accepted&page=2&q=fonte&request=${ID}`);
});

test('another tab begins at its first page with no request open [OPP-06]', () => {
  const search = readSuggestionSearch(`?page=3&request=${ID}`);
  expect(writeSuggestionSearch(search, { state: 'declined' })).toBe('?state=declined');
  expect(writeSuggestionSearch(search, { request: undefined })).toBe('?page=3');
});

test('what an address cannot hold is left out [OPP-06]', () => {
  const search = readSuggestionSearch('?state=x&page=-1&request=1');
  expect(search).toEqual({ state: undefined, page: 1, q: '', request: undefined });
});
