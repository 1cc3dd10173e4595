import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { getHitBuffer } from '../traffic/record-hit.ts';
import { AddressBudget } from './address-budget.ts';
import { directoryVersion } from './directory-version.ts';
import { renderInTurn } from './page-memory.ts';
import { readPublishedLocator } from './published-locator.ts';
import { makeSite } from './site.ts';
import { siteAssets } from './site-assets.ts';
import { parseSiteQuery } from './site-request.ts';
import { siteBrand } from './testing/site-brand.ts';

const suite = await testApp();
const { app } = suite;
/** Pages in memory are answered before any route, so they need a connection. */
const address = await suite.server.listen({ port: 0, host: '127.0.0.1' });

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language': 'fr-FR',
};

test('a page in memory is the page of the route with the same headers, and is counted each time [LOC-06] [LOC-07]', async () => {
  const { slug, client } = await siteBrand(suite);
  const url = `${address}/l/${slug}?q=Rodez`;
  const open = async (headers: Record<string, string>) => {
    const answer = await fetch(url, { headers: { ...BROWSER, ...headers } });
    const { date, 'content-length': length, ...others } = Object.fromEntries(answer.headers);
    return { status: answer.status, headers: others, body: await answer.text() };
  };
  for (const encoding of ['identity', 'gzip']) {
    const first = await open({ 'accept-encoding': encoding });
    expect(first.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(first.body).toContain('Coutellerie du Mazel');
    expect(await open({ 'accept-encoding': encoding })).toEqual(first);
  }
  const head = await fetch(url, { method: 'HEAD', headers: BROWSER });
  expect([head.status, await head.text()]).toEqual([200, '']);
  await getHitBuffer({ app }).flush();
  const { rows } = await sql<{ hits: number }>`
    select hits from locator.daily_hits where client_id = ${client.id} and kind = 'search'`.execute(
    app.database.acrossClients(),
  );
  expect(rows).toEqual([{ hits: 4 }]);
});

test('a page in memory depends on the language of the browser [LOC-06]', async () => {
  const { slug } = await siteBrand(suite);
  const open = async (language: string) =>
    (
      await fetch(`${address}/l/${slug}?q=Rodez`, {
        headers: { ...BROWSER, 'accept-language': language },
      })
    ).text();
  expect(await open('fr-FR')).toContain('km');
  const miles = await open('en-GB');
  expect(await open('en-GB')).toBe(miles);
  expect(await open('fr-FR')).not.toBe(miles);
});

test('a changed location is seen although its page is in memory [LOC-06]', async () => {
  const { slug, client, ids } = await siteBrand(suite);
  const open = async () =>
    (await fetch(`${address}/l/${slug}?q=Rodez`, { headers: BROWSER })).text();
  expect(await open()).toContain('Coutellerie du Mazel');
  for (const name of ['Coutellerie du Foirail', 'Coutellerie du Bourg']) {
    await sql`
      update directory.locations set name = ${name}
      where client_id = ${client.id} and id = ${ids.get('Coutellerie du Mazel')}`.execute(
      app.database.acrossClients(),
    );
    await expect.poll(open).toContain(name);
  }
});

/** Occupies rendering slots of a locator; `request` occupies one for a page of that key until `release`. */
async function crowdOf(slug: string) {
  const locator = await readPublishedLocator({ app }, { slug });
  if (!locator) throw new Error('no locator');
  const site = makeSite({ app }, locator, { base: `/l/${slug}`, locale: 'fr', headers: {} });
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const request = (key: string) =>
    renderInTurn(site, { key, search: parseSiteQuery({}) }, async () => {
      begun.push(key);
      await promise;
      return { status: 404, markup: key, record: () => {} };
    });
  return { request, begun, release: resolve };
}

test('concurrent visitors of one page share its rendering, and with too many waiting the next gets 503 with Retry-After [LOC-06]', async () => {
  const { slug } = await siteBrand(suite);
  const { request, begun, release } = await crowdOf(slug);
  const same = [request('same'), request('same')];
  const others = Array.from({ length: 205 }, (_, number) => request(`other ${number}`));
  const refused = await fetch(`${address}/l/${slug}?q=Laguiole`, { headers: BROWSER });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.text()).toContain('Maison Aubrac');
  const next = await fetch(`${address}/l/${slug}?q=Espalion`, { headers: BROWSER });
  expect([next.status, next.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await next.text()).toContain('Maison Aubrac');
  const robots = await fetch(`${address}/l/${slug}/robots.txt`, { headers: BROWSER });
  expect(robots.status).toBe(200);
  release();
  await Promise.all([...same, ...others]);
  expect(begun).toHaveLength(206);
  const shown = await fetch(`${address}/l/${slug}?q=Laguiole`, { headers: BROWSER });
  expect(shown.status).toBe(200);
});

test('the crowd of one locator neither delays nor refuses visitors of another one [LOC-06]', async () => {
  const [crowded, quiet] = [await siteBrand(suite), await siteBrand(suite)];
  const crowd = await crowdOf(crowded.slug);
  const places = Array.from({ length: 206 }, (_, number) => crowd.request(`page ${number}`));
  const refused = await fetch(`${address}/l/${crowded.slug}?q=Rodez`, { headers: BROWSER });
  expect(refused.status).toBe(503);
  // None of the crowd's pages is finished before these.
  for (const place of ['Rodez', 'Laguiole', 'Espalion']) {
    const shown = await fetch(`${address}/l/${quiet.slug}?q=${place}`, { headers: BROWSER });
    expect(shown.status).toBe(200);
  }
  // When its own slots are taken, the locator waits in a separate queue, and the crowd gives way.
  const others = await crowdOf(quiet.slug);
  const more = Array.from({ length: 10 }, (_, number) => others.request(`page ${number}`));
  crowd.release();
  others.release();
  const ended = await Promise.allSettled(places);
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(8);
  expect(await Promise.all(more)).toHaveLength(10);
});

test('while all places of a locator are taken, a page from before a change is shown and renewed [LOC-06]', async () => {
  const { slug, client, ids } = await siteBrand(suite);
  const open = async () =>
    (await fetch(`${address}/l/${slug}?q=Rodez`, { headers: BROWSER })).text();
  expect(await open()).toContain('Coutellerie du Mazel');
  const before = directoryVersion({ app }, client.id);
  const { request, release } = await crowdOf(slug);
  const places = Array.from({ length: 6 }, (_, number) => request(`page ${number}`));
  const joined = request('page 0');
  await sql`
    update directory.locations set name = 'Coutellerie du Foirail'
    where client_id = ${client.id} and id = ${ids.get('Coutellerie du Mazel')}`.execute(
    app.database.acrossClients(),
  );
  await expect.poll(() => directoryVersion({ app }, client.id)).not.toBe(before);
  expect(await open()).toContain('Coutellerie du Mazel');
  // A rendering that began before the change must not be shared with later requests.
  expect(request('page 0')).not.toBe(places[0]);
  expect(joined).toBe(places[0]);
  release();
  await Promise.all(places);
  await expect.poll(open).toContain('Coutellerie du Foirail');
});

test('a published change is seen although the old page is in memory [LOC-03]', async () => {
  const { slug, client } = await siteBrand(suite);
  const open = async () => (await fetch(`${address}/l/${slug}`, { headers: BROWSER })).text();
  expect(await open()).toContain('Magasins Maison Aubrac');
  await sql`
    update locator.locators set version = version + 1, updated_at = now(),
      config = config || '{"header": [{"text": "Notre histoire", "url": "https://aubrac.example/", "locales": ["fr"]}]}'
    where client_id = ${client.id}`.execute(app.database.acrossClients());
  await expect.poll(open).toContain('Notre histoire');
});

test('an address may read a limited number of pages a minute and then gets the waiting time [LOC-06]', () => {
  const budget = new AddressBudget(2);
  expect([budget.take('192.0.2.1'), budget.take('192.0.2.1')]).toEqual([0, 0]);
  expect(budget.take('192.0.2.1')).toBeGreaterThan(50);
  expect(budget.take('192.0.2.2')).toBe(0);
  // One household has all addresses of its network.
  const household = ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((each) => budget.take(each));
  expect(household.map((seconds) => seconds > 0)).toEqual([false, false, true]);
});

test('style and script of the pages are sent compressed to browsers that take it [LOC-06]', async () => {
  for (const path of [siteAssets.style, siteAssets.script]) {
    const open = (encoding: string) =>
      fetch(`${address}${path}`, { headers: { 'accept-encoding': encoding } });
    const [plain, gzipped] = [await open('identity'), await open('gzip')];
    expect(gzipped.headers.get('content-encoding')).toBe('gzip');
    expect(gzipped.headers.get('vary')).toBe('accept-encoding');
    expect(Number(gzipped.headers.get('content-length'))).toBeLessThan(
      Number(plain.headers.get('content-length')) / 2,
    );
    expect(await gzipped.text()).toBe(await plain.text());
  }
});
