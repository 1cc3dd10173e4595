import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testHouse } from '#platform/testing/test-house.ts';
import { hitBufferOf } from '../traffic/record-hit.ts';
import { AddressBudget } from './address-budget.ts';
import { pagesOf } from './page-memory.ts';
import { siteBrand } from './testing/site-brand.ts';

const house = await testHouse();
const { app } = house;
/** Pages in memory are answered before any route, so they need a connection. */
const address = await house.server.listen({ port: 0, host: '127.0.0.1' });

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language': 'fr-FR',
};

test('a page in memory is the page of the route with the same headers, and is counted each time [LOC-06] [LOC-07]', async () => {
  const { slug, client } = await siteBrand(house);
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
  await hitBufferOf(app).flush();
  const { rows } = await sql<{ hits: number }>`
    select hits from locator.daily_hits where client_id = ${client.id} and kind = 'search'`.execute(
    app.database.acrossClients(),
  );
  expect(rows).toEqual([{ hits: 4 }]);
});

test('a page in memory depends on the language of the browser, and a preview is never one [LOC-06]', async () => {
  const { slug } = await siteBrand(house);
  const open = async (language: string, query = '') =>
    (
      await fetch(`${address}/l/${slug}?q=Rodez${query}`, {
        headers: { ...BROWSER, 'accept-language': language },
      })
    ).text();
  expect(await open('fr-FR')).toContain('km');
  const miles = await open('en-GB');
  expect(await open('en-GB')).toBe(miles);
  expect(await open('fr-FR')).not.toBe(miles);
  const before = pagesOf(app).size;
  await open('fr-FR', '&preview=unknown-token');
  expect(pagesOf(app).size).toBe(before);
});

test('a published change is seen although the old page is in memory [LOC-03]', async () => {
  const { slug, client } = await siteBrand(house);
  const open = async () => (await fetch(`${address}/l/${slug}`, { headers: BROWSER })).text();
  expect(await open()).toContain('Magasins Maison Aubrac');
  await sql`
    update locator.locators set version = version + 1, updated_at = now(),
      config = config || '{"header": [{"text": "Notre histoire", "url": "https://aubrac.example/", "locales": ["fr"]}]}'
    where client_id = ${client.id}`.execute(app.database.acrossClients());
  await expect.poll(open).toContain('Notre histoire');
});

test('an address has so many pages a minute, and then learns how long to wait [LOC-06]', () => {
  const budget = new AddressBudget(2);
  expect([budget.take('192.0.2.1'), budget.take('192.0.2.1')]).toEqual([0, 0]);
  expect(budget.take('192.0.2.1')).toBeGreaterThan(50);
  expect(budget.take('192.0.2.2')).toBe(0);
  // One household has all addresses of its network.
  const household = ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((each) => budget.take(each));
  expect(household.map((seconds) => seconds > 0)).toEqual([false, false, true]);
});
