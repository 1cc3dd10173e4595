import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { TouchpointView } from '#modules/touchpoints/contract/touchpoint.ts';
import {
  getSearchFiltersCall,
  searchTouchpointsCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import type { Db } from '#platform/server/database/database.ts';
import { countStatements } from '#platform/testing/database/count-statements.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../tables.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';
import { touchpointSearch } from '../testing/touchpoint-search.ts';
import { searchTouchpoints } from './search-touchpoints.ts';

const suite = await testApp();
let { client, admin, db, made, visited, search, suffixesOf } = await touchpointSearch(suite);

beforeEach(async () => {
  ({ client, admin, db, made, visited, search, suffixesOf } = await touchpointSearch(suite));
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

test('a row has product, further suffixes, separate scans and clicks, and ten weeks [TP-01]', async () => {
  const id = await made({
    sku: 'AUB-24',
    product_name: 'Cocotte',
    gtin: '4006381333931',
    suffix: 'Cocotte-24',
    quantity: 0,
  });
  await visited(id, 9, 4);
  await sql`insert into touchpoints.suffixes (client_id, suffix_key, suffix, touchpoint_id, main)
    values (${client.id}, 'topf', 'Topf', ${id}, false)`.execute(db);
  await sql`insert into touchpoints.daily_counts (client_id, touchpoint_id, dimension, day, value, scans, clicks)
    select ${client.id}, ${id}, 'all', date_trunc('week', now() at time zone 'UTC')::date - given.days, '', given.scans, 1
    from (values (0, 4), (1, 2), (63, 7), (64, 100)) as given (days, scans)`.execute(db);
  const { items, total } = await search();
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    _id: id,
    type: 'product',
    state: 'live',
    shortUrl: `${suite.app.config.publicUrl}/s/${client.brandId}/Cocotte-24`,
    additionalSuffixes: ['Topf'],
    leadsTo: 'landing',
    destUrl: `${suite.app.config.publicUrl}/p/${client.brandId}/Cocotte-24`,
    quantity: 0,
    scans: 9,
    clicks: 4,
    weeks: [8, 0, 0, 0, 0, 0, 0, 0, 3, 5],
    qrCodes: ['Cocotte-24', 'Topf'].map((suffix) => ({
      suffix,
      address: `${suite.app.config.publicUrl}/s/${client.brandId}/${suffix}?q`,
    })),
    product: { sku: 'AUB-24', name: 'Cocotte', gtin: '4006381333931' },
  });
});

test('a row carries every field that a touchpoint has by its specification [ENT-01]', async () => {
  await made({ sku: 'AUB-24', product_name: 'Cocotte' });
  const [row] = (await search()).items;
  for (const field of [
    ...['_id', 'destUrl', 'configurationSlug', 'shortUrl', 'sourceSuffix', 'additionalSuffixes'],
    ...['description', 'quantity', 'scans', 'started', 'ended', 'qrCodes'],
    ...['landingPageUpdatedAt', 'product.sku', 'product.name'],
  ])
    expect(row).toHaveProperty(field);
});

test('a page runs as many statements for many touchpoints as for one [ENT-01]', async () => {
  const searchQuery = { searchFilter: { view: 'all' as const, groups: [] }, page: 1, limit: 25 };
  const statementsFor = async () => {
    const counted = countStatements(db);
    await searchTouchpoints(
      { db: counted.db as Db<TouchpointsTables>, app: suite.app },
      { ...searchQuery, sortBy: 'createdAt', sortDesc: true },
      { clientId: client.id, reader: 'en' },
    );
    return counted.statements();
  };
  await made({ sku: 'first' });
  const forOne = await statementsFor();
  for (let turn = 0; turn < 9; turn += 1) await made({ sku: `more-${turn}` });
  expect(await statementsFor()).toBe(forOne);
});

test('each view shows its own touchpoints and their number [TP-01]', async () => {
  // Visited by its short URL only, never scanned.
  await visited(await made({ suffix: 'custom' }), 0, 7);
  const scanned = await made({ suffix: 'scanned', sku: 'A' });
  await visited(scanned, 3);
  const now = new Date();
  const lastMoment = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - 1);
  await made({ suffix: 'ending', ends_at: lastMoment });
  await made({ suffix: 'gone', deleted_at: new Date() });
  await made({ suffix: 'past', ends_at: inDays(-1) });
  const nextMoment = new Date(lastMoment.getTime() + 1);
  await made({ suffix: 'next-month', ends_at: nextMoment });
  const views: Record<TouchpointView, string[]> = {
    all: ['custom', 'ending', 'next-month', 'past', 'scanned'],
    product: ['scanned'],
    custom: ['custom', 'ending', 'next-month', 'past'],
    ending: ['ending'],
    'never-scanned': ['custom', 'ending', 'next-month', 'past'],
    deleted: ['gone'],
  };
  const { body } = await admin.call(getSearchFiltersCall, { query: { brandId: client.brandId } });
  for (const [view, suffixes] of Object.entries(views) as [TouchpointView, string[]][]) {
    const searchQuery = { view, sortBy: 'shortUrl', sortDesc: false } as const;
    expect(await suffixesOf(searchQuery), view).toEqual(suffixes);
    expect(body.views[view], view).toBe(suffixes.length);
  }
  expect(body.configurations).toEqual([{ slug: 'standard', name: 'Standard' }]);
});

test('empty values are last in both sort directions, and pages follow each other [TP-01]', async () => {
  const one = await made({ suffix: 'b', quantity: 2, description: 'Zebra', ends_at: inDays(2) });
  const other = await made({
    suffix: 'a',
    quantity: 10,
    description: 'apple',
    ends_at: inDays(1),
    starts_at: inDays(-9),
  });
  await made({ suffix: 'c', sku: 'P', product_name: 'Pan' });
  await visited(one, 4, 1);
  await visited(other, 3, 9);
  for (const sortBy of ['quantity', 'description', 'ended'] as const) {
    expect((await suffixesOf({ sortBy, sortDesc: false }))[2], sortBy).toBe('c');
    expect((await suffixesOf({ sortBy, sortDesc: true }))[2], sortBy).toBe('c');
  }
  expect(await suffixesOf({ sortBy: 'quantity', sortDesc: false })).toEqual(['b', 'a', 'c']);
  expect(await suffixesOf({ sortBy: 'scans', sortDesc: true })).toEqual(['b', 'a', 'c']);
  expect(await suffixesOf({ sortBy: 'clicks', sortDesc: true })).toEqual(['a', 'b', 'c']);
  // Without a start, a touchpoint is active since its creation.
  expect((await suffixesOf({ sortBy: 'period', sortDesc: false }))[0]).toBe('a');
  expect((await suffixesOf({ sortBy: 'product', sortDesc: true }))[0]).toBe('c');
  expect(await suffixesOf({ sortBy: 'type', sortDesc: true })).toEqual(['c', 'b', 'a']);
  expect(await suffixesOf({ sortBy: 'about', sortDesc: false })).toEqual(['a', 'c', 'b']);
  expect(await suffixesOf({})).toEqual(['c', 'a', 'b']);
  for (const sortBy of ['destination', 'started', 'landingPage'] as const)
    expect(await suffixesOf({ sortBy })).toHaveLength(3);
  const paged = { sortBy: 'shortUrl', sortDesc: false, limit: 2 } as const;
  expect(await search({ ...paged, page: 2 })).toMatchObject({
    items: [{ sourceSuffix: 'c' }],
    total: 3,
  });
});

test('a user cannot see the touchpoints of another brand [TP-01]', async () => {
  const other = await suite.people.client();
  await madeTouchpoint(suite.app, other, { suffix: 'theirs' });
  expect(await search()).toEqual({ items: [], total: 0 });
  const answer = await admin.call(searchTouchpointsCall, { body: { brandId: other.brandId } });
  expect(answer.status).toBe(403);
});
