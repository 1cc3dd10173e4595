import { expect, test } from 'vitest';
import { readTableAddress } from '#platform/web/table/address/table-address.ts';
import { clientOfSearch, EVERY_RULES, everyQuestion, withClient } from './every-user.ts';

const id = '019a8000-0001-7000-8000-000000000001';

test('the client, the view and the words come from the address [SUP-04]', () => {
  const search = `?client=${id}&view=super-admin&q=anna`;
  const address = readTableAddress(search, EVERY_RULES);
  expect(everyQuestion(address, clientOfSearch(search))).toMatchObject({
    clientId: id,
    view: 'super-admin',
    q: 'anna',
  });
});

test('what is no client is not asked for', () => {
  expect(clientOfSearch('?client=everything')).toBeNull();
});

test('another client begins at the first page and keeps the rest', () => {
  expect(withClient('?q=anna&page=4', id)).toBe(`?q=anna&client=${id}`);
  expect(withClient(`?client=${id}`, null)).toBe('');
});
