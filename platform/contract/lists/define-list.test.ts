import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineList } from './define-list.ts';

const shops = defineList({
  views: ['all', 'open'],
  fields: {
    name: { kind: 'text' },
    country: { kind: 'choice', item: z.enum(['FR', 'DE', 'NO']) },
    orders: { kind: 'number', item: z.number().int().min(0) },
    opened: { kind: 'date' },
    hasMap: { kind: 'boolean' },
  },
  sorts: ['name', 'orders'],
  pageSize: 50,
});
const query = z.strictObject(shops.query);
const encodeGroups = (filters: object[]) => JSON.stringify([{ filters }]);
function conditions(count: number) {
  return Array.from({ length: count }, () => ({ field: 'hasMap', operator: 'is', value: true }));
}

test('a list query without parameters returns the first page in default order [GEN-09]', () => {
  expect(query.parse({})).toEqual({
    view: 'all',
    groups: [],
    page: 1,
    limit: 50,
    sortBy: 'name',
    sortDesc: false,
  });
});

test('a URL and a body express the same filter, including groups [BEY-01]', () => {
  const groups = [
    {
      match: 'any',
      filters: [
        { field: 'country', operator: 'none-of', value: ['FR'] },
        { field: 'orders', operator: 'between', value: [1, 5] },
        { field: 'opened', operator: 'between', value: ['2026-01-01', '2026-01-31'] },
        { field: 'hasMap', operator: 'is', value: true },
        { field: 'name', operator: 'starts-with', value: 'Le ' },
      ],
    },
  ];
  const inAddress = query.parse({ q: 'rue', view: 'open', groups: JSON.stringify(groups) });
  const inBody = shops.filter.parse({ q: 'rue', view: 'open', groups });
  expect(inAddress).toMatchObject(inBody);
});

test.each([
  [
    'a field that the list has not',
    encodeGroups([{ field: 'colour', operator: 'any-of', value: ['red'] }]),
  ],
  [
    'a value that is none of the field',
    encodeGroups([{ field: 'country', operator: 'any-of', value: ['XX'] }]),
  ],
  [
    'an operator of another kind',
    encodeGroups([{ field: 'name', operator: 'at-least', value: 'a' }]),
  ],
  ['a choice of nothing', encodeGroups([{ field: 'country', operator: 'any-of', value: [] }])],
  [
    'a day that exists in no calendar',
    encodeGroups([{ field: 'opened', operator: 'between', value: ['2026-02-30', '2026-03-01'] }]),
  ],
  [
    'more conditions than a list is asked, in groups that are each small enough',
    JSON.stringify([{ filters: conditions(16) }, { filters: conditions(15) }]),
  ],
  ['what is no JSON', '{'],
  [
    'NUL behind an escape',
    '[{"filters":[{"field":"name","operator":"contains","value":"a\\u0000"}]}]',
  ],
  [
    'half a character behind an escape',
    '[{"filters":[{"field":"name","operator":"contains","value":"\\ud800"}]}]',
  ],
  ['brackets without end', '['.repeat(10_000)],
])('%s is refused at its place', (_, groups) => {
  const { success, error } = query.safeParse({ groups });
  expect(success).toBe(false);
  expect(error?.issues[0]?.path[0]).toBe('groups');
});

test('the maximum number of conditions may be spread over several groups', () => {
  const groups = JSON.stringify([{ filters: conditions(15) }, { filters: conditions(15) }]);
  expect(query.safeParse({ groups }).success).toBe(true);
});

test('a bulk action means these, or all that fit without some', () => {
  const which = shops.which(z.string());
  expect(which.parse({ ids: ['a'] })).toEqual({ ids: ['a'] });
  expect(which.parse({ filter: { view: 'open' } })).toEqual({
    filter: { view: 'open', groups: [] },
    except: [],
  });
  expect(which.safeParse({}).success).toBe(false);
});
