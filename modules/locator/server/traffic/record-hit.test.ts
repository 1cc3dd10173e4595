import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { recordHitsCall, searchedWithoutStore } from '#modules/locator/contract/traffic.ts';
import { Database } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { DatabaseProxy } from '#platform/testing/database/database-proxy.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { LocatorTables } from '../tables.ts';
import { storedLocator } from '../testing/stored-locator.ts';
import { describeVisitor } from './describe-visitor.ts';
import { HitBuffer } from './hit-buffer.ts';
import { getHitBuffer, type LocatorHit, recordHit } from './record-hit.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const lyon = { label: 'Lyon', country: 'FR', latitude: 45.7578, longitude: 4.832 };
const BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function newLocator(given: { timeZone?: string } = {}) {
  const { id: clientId } = await suite.people.client(given);
  const slug = await storedLocator(app, clientId);
  const record = (hit: Partial<LocatorHit> & Pick<LocatorHit, 'kind'>) =>
    recordHit({ app }, { clientId, slug, isRobot: false, ...hit });
  return { clientId, slug, record };
}

async function rowsOf<Table extends keyof LocatorTables & `locator.daily_${string}`>(
  table: Table,
  { clientId, slug }: { clientId: string; slug: string },
) {
  const { rows } = await sql<Record<string, unknown>>`
    select *, day::text as day from ${sql.table(table)}
    where client_id = ${clientId} and slug = ${slug} order by 3, 4, 5`.execute(
    app.database.acrossClients(),
  );
  return rows.map(({ client_id: _, slug: __, ...row }) => row);
}

test('hits become sums of a day by kind and store, and robots are counted apart [LOC-07]', async () => {
  const at = await newLocator();
  const [near, far] = [uuidV7(), uuidV7()];
  at.record({ kind: 'shown', locationIds: [near, far] });
  at.record({ kind: 'shown', locationIds: [far], firstPosition: 11 });
  at.record({ kind: 'page', locationId: near, page: '/l/stores/fr/lyon/bellecour' });
  at.record({ kind: 'page', locationId: near, page: '/l/stores/fr/lyon/bellecour' });
  at.record({ kind: 'area', page: '/l/stores/fr?q=somebody@brand.example' });
  at.record({ kind: 'page', locationId: near, page: '/l/stores/fr/lyon/bellecour', isRobot: true });
  at.record({ kind: 'call', locationId: 'no id' });
  expect(await getHitBuffer({ app }).flush()).toBe(true);
  const hits = await rowsOf('locator.daily_hits', at);
  expect(
    hits.map(({ kind, location_id, hits: count, positions }) => [
      kind,
      location_id,
      Number(count),
      Number(positions),
    ]),
  ).toEqual(
    [
      ['area', '', 1, 0],
      ['call', '', 1, 0],
      ['page', near, 2, 0],
      ['robot', '', 1, 0],
      ['shown', near, 1, 1],
      ['shown', far, 2, 13],
    ].sort(),
  );
  const pages = await rowsOf('locator.daily_pages', at);
  expect(pages).toMatchObject([
    { path: '/l/stores/fr', location_id: '' },
    { path: '/l/stores/fr/lyon/bellecour', location_id: near },
  ]);
});

test('a hit is counted on the day that the brand has, not the server [LOC-07]', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-10T23:30:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const at = await newLocator({ timeZone: 'Pacific/Auckland' });
  at.record({ kind: 'list', page: '/l/stores' });
  await getHitBuffer({ app }).flush();
  expect(await rowsOf('locator.daily_hits', at)).toMatchObject([{ day: '2026-11-11' }]);
});

test('a search without a nearby store is counted by place and published once per flush; an unnamed place has no coordinates [LOC-07]', async () => {
  const at = await newLocator();
  at.record({ kind: 'search', place: lyon, found: 0, nearestKm: 84.2 });
  at.record({ kind: 'search', place: lyon, found: 0, nearestKm: 80 });
  at.record({ kind: 'search', place: lyon, found: 3 });
  at.record({ kind: 'search', place: { ...lyon, label: 'Oslo', country: 'NO' }, found: 0 });
  at.record({ kind: 'search', place: { ...lyon, label: '' }, found: 0, nearestKm: 60 });
  await getHitBuffer({ app }).flush();
  expect(await rowsOf('locator.daily_places', at)).toMatchObject([
    { label: '', country: '', latitude: null, longitude: null, none_near: 1 },
    { label: 'Lyon', latitude: 45.76, longitude: 4.83, searches: 3, none_near: 2, nearest_km: 80 },
    { label: 'Oslo', searches: 1, found_nothing: 1, nearest_km: null },
  ]);
  const { rows } = await sql<{ payload: { place: string; searches: number; nearestKm: number } }>`
    select payload from platform.events
    where client_id = ${at.clientId} and type = ${searchedWithoutStore.type}
    order by payload ->> 'place'`.execute(app.database.acrossClients());
  expect(rows.map(({ payload }) => payload)).toMatchObject([
    { place: 'Lyon', searches: 2, nearestKm: 80, slug: at.slug },
    { place: 'Oslo', searches: 1, nearestKm: null },
  ]);
});

test('two processes add up, and a locator that was deleted is left out [LOC-07]', async () => {
  const at = await newLocator();
  const gone = await newLocator();
  const other = new HitBuffer(app);
  const view = { clientId: at.clientId, slug: at.slug, kind: 'list', locationId: '' };
  for (let turn = 0; turn < 3; turn += 1) {
    other.addHits(view);
    at.record({ kind: 'list' });
  }
  gone.record({ kind: 'list' });
  await app.database
    .ofClient<LocatorTables>(gone.clientId)
    .deleteFrom('locator.locators')
    .where('slug', '=', gone.slug)
    .execute();
  const flushed = await Promise.all([other.flush(), getHitBuffer({ app }).flush()]);
  expect(flushed).toEqual([true, true]);
  expect(await rowsOf('locator.daily_hits', at)).toMatchObject([{ kind: 'list', hits: 6 }]);
  expect(await rowsOf('locator.daily_hits', gone)).toEqual([]);
});

test('hits during a database outage are buffered up to a limit and stored later [LOC-07]', async () => {
  const at = await newLocator();
  const proxy = await new DatabaseProxy(suite.databaseUrl).open();
  const database = new Database({ url: proxy.url, poolSize: 2, onError: () => {} });
  onTestFinished(async () => {
    await proxy.cut();
    await database.close();
  });
  const buffer = new HitBuffer({ ...app, database });
  const view = (path: string) => ({ clientId: at.clientId, slug: at.slug, path, locationId: '' });
  buffer.addView(view('/l/stores'));
  await proxy.cut();
  expect(await buffer.flush()).toBe(false);
  for (let page = 0; page < 30_000; page += 1) buffer.addView(view(`/l/stores/${page}`));
  expect(buffer.size).toBe(20_000);
  await proxy.open();
  await expect.poll(() => buffer.flush()).toBe(true);
  const pages = await rowsOf('locator.daily_pages', at);
  const views = pages.reduce((sum, row) => sum + Number(row.views), 0);
  expect(views).toBe(20_000);
  // Pages above the daily limit are in the row without a path.
  expect(pages).toHaveLength(5_001);
  expect(pages.find(({ path }) => path === '')?.views).toEqual(expect.anything());
});

test('the script reports hits of known stores; unknown kinds, too many hits and unknown locators are refused [LOC-07]', async () => {
  const at = await newLocator();
  const store = await newStore(at.clientId);
  const visitor = suite.visitor({ 'user-agent': BROWSER });
  const send = (hits: object[], slug = at.slug) =>
    visitor.call(recordHitsCall, { params: { slug }, body: { hits: hits as never } });
  const sent = await send([
    { kind: 'directions', locationId: store, page: '/l/stores/fr' },
    { kind: 'call', locationId: uuidV7() },
    { kind: 'shown', locationIds: [uuidV7(), store] },
  ]);
  expect(sent.status).toBe(204);
  await getHitBuffer({ app }).flush();
  expect(await rowsOf('locator.daily_hits', at)).toMatchObject([
    { kind: 'directions', location_id: store, hits: 1 },
    { kind: 'shown', location_id: store, hits: 1 },
  ]);
  const many = Array.from({ length: 21 }, () => ({ kind: 'call' }));
  expect((await send(many)).status).toBe(400);
  expect((await send([{ kind: 'search' }])).status).toBe(400);
  expect((await send([{ kind: 'call' }], 'nobody-has-this')).status).toBe(404);
});

test('a visitor from outside is new once a day, inside the locator never; robots and prefetches are no visitors [LOC-07]', () => {
  const opened = (headers: Record<string, string>, address?: string) =>
    describeVisitor({
      headers: { 'user-agent': BROWSER, 'accept-language': 'fr-CH', ...headers },
      ownHosts: ['stores.brand.example'],
      slug: 'stores',
      address,
    });
  const google = { referer: 'https://www.google.com/' };
  expect(opened(google, '192.0.2.1')).toEqual({
    isRobot: false,
    isNewVisitor: true,
    referrer: 'search',
    country: 'CH',
  });
  expect(opened(google, '192.0.2.1').isNewVisitor).toBe(false);
  expect(opened({ referer: 'https://stores.brand.example/fr' }).isNewVisitor).toBe(false);
  expect(opened({ referer: 'https://www.brand.example/knife' }).referrer).toBe('site');
  expect(opened({ referer: 'not an address' }).referrer).toBe('other');
  expect(opened({ 'user-agent': 'Googlebot/2.1' })).toMatchObject({
    isRobot: true,
    isNewVisitor: false,
  });
  expect(opened({ 'sec-purpose': 'prefetch' }).isRobot).toBe(true);
});

async function newStore(clientId: string): Promise<string> {
  const id = uuidV7();
  await sql`
    insert into directory.locations (client_id, id, code, name, country, city)
    values (${clientId}, ${id}, ${id}, 'Bellecour', 'FR', 'Lyon')`.execute(
    app.database.acrossClients(),
  );
  return id;
}
