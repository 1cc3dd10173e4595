import { type SqlBool, sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { chosenKeys } from './chosen-records.ts';
import { countViewsUpTo } from './count-views.ts';
import { readPage, sortByIndex } from './read-page.ts';

const suite = await testApp({ work: false });
const db = suite.app.database.acrossClients();

const numbers = (over: object = {}) =>
  readPage<{ id: number }>(
    { db },
    {
      page: 2,
      limit: 10,
      areFew: false,
      from: sql`generate_series(1, 50) as number (id)`,
      key: sql`number.id`,
      fits: sql`number.id > 5`,
      order: sql`number.id desc`,
      columns: sql`page.id`,
      joins: sql``,
      ...over,
    },
  );

test('a page comes in its order, with how many there are', async () => {
  const { rows, total, more } = await numbers();
  expect(rows.map(({ id }) => id)).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31]);
  expect([total, more]).toEqual([45, false]);
  expect(await numbers({ areFew: true })).toEqual({ rows, total, more });
});

test('a long list is counted up to a limit and reports that there are more rows', async () => {
  expect(await numbers({ countUpTo: 20 })).toMatchObject({ total: 20, more: true });
  expect(await numbers({ countUpTo: 45 })).toMatchObject({ total: 45, more: false });
});

test('each view is counted up to a limit, and those with more rows are named', async () => {
  const views = { all: undefined, few: sql<SqlBool>`number.id > 45`, none: sql<SqlBool>`false` };
  const from = sql`generate_series(1, 50) as number (id)`;
  expect(await countViewsUpTo({ db }, { views, from, limit: 20 })).toEqual({
    views: { all: 20, few: 5, none: 0 },
    cappedViews: ['all'],
  });
});

test('what others have counted is not counted again', async () => {
  expect(await numbers({ counted: Promise.resolve(7) })).toMatchObject({ total: 7 });
});

test('by a column that can be empty the empty ones come last both ways, and pages go over the seam', async () => {
  const columns = { tens: { canBeEmpty: sql`nullif(number.id % 7, 3)` } };
  for (const sortDesc of [false, true]) {
    const order = sortByIndex(columns, { sortBy: 'tens', sortDesc }, sql`number.id`);
    const seen: number[] = [];
    for (let page = 1; page <= 6; page += 1) {
      const few = await numbers({ page, order, limit: 8, areFew: true });
      const { rows, total } = await numbers({ page, order, limit: 8 });
      expect({ rows, total }).toEqual({ rows: few.rows, total: few.total });
      seen.push(...rows.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(45);
    expect(seen.slice(-6).every((id) => id % 7 === 3)).toBe(true);
  }
});

test('the keys of all chosen rows come in the order of the list, empty ones last', async () => {
  const columns = { tens: { canBeEmpty: sql`nullif(number.id % 7, 3)` } };
  const order = sortByIndex(columns, { sortBy: 'tens', sortDesc: true }, sql`number.id`);
  const keys = await chosenKeys<{ id: number }>(
    { db },
    {
      key: sql`number.id`,
      from: sql`generate_series(1, 10) as number (id)`,
      fits: sql`true`,
      order,
    },
  );
  expect(keys.map(({ id }) => id)).toEqual([6, 5, 4, 9, 2, 8, 1, 7, 10, 3]);
});
