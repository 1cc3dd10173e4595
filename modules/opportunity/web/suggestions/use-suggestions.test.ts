import { expect, test } from 'vitest';
import { undoneText } from './use-decisions.ts';
import { readSuggestionSearch, writeSuggestionSearch } from './use-suggestions.ts';

const ID = '019a0000-0000-7000-8000-000000000001';

test('the URL holds tab, page, search text and the open request [OPP-06]', () => {
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

test('the message for an undone decision says why fields were not restored [OPP-06]', () => {
  const text = (left: number, impossible: number) =>
    undoneText({ left: Array(left).fill('city'), impossible: Array(impossible).fill('typeId') }, ((
      key: string,
      { count }: { count?: number } = {},
    ) => [key.split('.')[1], count].join(' ').trim()) as never);
  expect(text(0, 0)).toBe('undone');
  expect(text(2, 0)).toBe('undonePartly 2');
  expect(text(0, 1)).toBe('undoneImpossible 1');
  expect(text(1, 1)).toBe('undoneMixed 2');
});
