import { expect, test } from 'vitest';
import { readTableAddress } from '#platform/web/table/address/table-address.ts';
import { LOCATIONS_RULES, locationsQuestion } from './locations-question.ts';

const TYPE = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const ask = (search: string) => locationsQuestion(readTableAddress(search, LOCATIONS_RULES));

test('an address without words asks for all locations by name [SUP-02]', () => {
  expect(ask('')).toEqual({ page: 1, limit: 50, sortBy: 'name', sortDesc: 'false' });
});

test('search, view, sort, page and filters come from the address [SUP-02]', () => {
  expect(
    ask(
      `?q=oslo&view=closed&sort=-city&page=2&f.country=any-of:NO,FR&f.type=any-of:${TYPE}&f.activity=any-of:Kitchen,Gifts`,
    ),
  ).toEqual({
    q: 'oslo',
    state: 'closed',
    sortBy: 'city',
    sortDesc: 'true',
    page: 2,
    limit: 50,
    country: 'NO,FR',
    type: TYPE,
    activity: 'Kitchen|Gifts',
  });
});

test('what lacks something is a view of its own [SUP-02]', () => {
  expect(ask('?view=without-coordinates')).toMatchObject({ without: 'coordinates' });
});

test('what is no country, type or view is left out', () => {
  const question = ask('?view=lost&f.country=any-of:XX&f.type=any-of:boutique');
  expect(question).not.toHaveProperty('country');
  expect(question).not.toHaveProperty('type');
  expect(question).not.toHaveProperty('state');
});
