import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineList } from '#platform/contract/lists/define-list.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import { readTableAddress } from '#platform/web/table/address/table-address.ts';
import {
  toAddressRules,
  toListFilter,
  toListQuestion,
  withoutUnknownConditions,
} from './list-question.ts';
import { inAddress } from './listing.ts';

const TODAY = '2026-11-15';
const shops = defineList({
  views: ['all', 'open'],
  fields: {
    country: { kind: 'choice', item: z.string().length(2) },
    orders: { kind: 'number', item: z.number().int().min(0) },
    opened: { kind: 'date' },
  },
  sorts: ['createdAt', 'orders'],
  descending: true,
  pageSize: 25,
});
const read = (search: string) => readTableAddress(search, toAddressRules(shops));

test('a list without parameters requests its first page in its default order [TP-01]', () => {
  expect(toListQuestion(shops, read(''), TODAY)).toEqual({
    view: 'all',
    groups: [],
    page: 1,
    limit: 25,
    sortBy: 'createdAt',
    sortDesc: true,
  });
});

test('filters of the address are one group in which all must hold [TP-01]', () => {
  const address = read(
    '?q=cocotte&view=open&f.orders=at-least:500&f.country=none-of:FR,DE&f.opened=within:current-month',
  );
  expect(toListFilter(shops, address, TODAY)).toEqual({
    view: 'open',
    q: 'cocotte',
    groups: [
      {
        match: 'all',
        filters: [
          { field: 'orders', operator: 'at-least', value: 500 },
          { field: 'country', operator: 'none-of', value: ['FR', 'DE'] },
          { field: 'opened', operator: 'between', value: ['2026-11-01', '2026-11-30'] },
        ],
      },
    ],
  });
});

test('values of an old address that are no longer valid are ignored', () => {
  const address = read('?f.country=any-of:France&f.orders=at-least:-4&view=gone&sort=colour');
  expect(toListQuestion(shops, address, TODAY)).toMatchObject({
    view: 'all',
    groups: [],
    sortBy: 'createdAt',
  });
});

test('a filter that the list does not accept is dropped, so that no stale chip is shown [TP-01]', () => {
  const address = read('?f.orders=at-most:2.5&f.country=any-of:FR');
  expect(withoutUnknownConditions(shops, address, TODAY).filters).toEqual([
    { field: 'country', kind: 'choice', operator: 'any-of', value: ['FR'] },
  ]);
});

test('a list query sent in the address is parsed by its contract to the same query', () => {
  const question = toListQuestion(shops, read('?f.country=none-of:FR&sort=orders&page=3'), TODAY);
  expect(z.strictObject(shops.query).parse(inAddress(question))).toEqual(question);
});

test('a saved relative period is resolved in the brand’s current time zone [BEY-01]', () => {
  const saved = read('?f.opened=within:current-month');
  const now = new Date('2026-10-31T22:00:00Z');
  const daysIn = (zone: string) => toListFilter(shops, saved, dayIn(now, zone)).groups[0]?.filters;
  expect(daysIn('America/New_York')).toMatchObject([{ value: ['2026-10-01', '2026-10-31'] }]);
  expect(daysIn('Asia/Tokyo')).toMatchObject([{ value: ['2026-11-01', '2026-11-30'] }]);
});
