import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DatabaseProxy } from '#platform/testing/database/database-proxy.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../../tables.ts';
import { madeTouchpoint } from '../../testing/made-touchpoint.ts';
import { getVisitJournal } from '../../visits/visit-journal.ts';
import { anotherAddress } from '../testing/another-address.ts';
import { brandWithHost, PHONE } from '../testing/brand-with-host.ts';
import { startServer } from '../testing/start-server.ts';
import { grantVisits } from './visit-budgets.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const brand = await brandWithHost(suite);
const db = app.database.ofClient<TouchpointsTables>(brand.id);
const headers = { host: brand.host, 'user-agent': PHONE, accept: 'text/html' };

/** A different person each time. */
const requestTo = (path: string) => ({ method: 'GET', path, remoteAddress: anotherAddress() });

/** Simulates two processes on one database. */
async function twoDoors() {
  const { inject } = await startServer({ databaseUrl: suite.databaseUrl });
  const here = async (url: string) => (await suite.visitor(headers).send(requestTo(url))).status;
  const there = async (url: string) =>
    (await inject({ url, headers, remoteAddress: anotherAddress() })).statusCode;
  return [here, there] as const;
}
const ledOn = (statuses: readonly number[]) => statuses.filter((status) => status === 302).length;
/** Simulates that no visit was granted for longer than any share lives. */
const afterQuiet = (touchpointId: string) =>
  sql`
    update touchpoints.visit_budgets set granted_at = now() - interval '3 minutes'
    where client_id = ${brand.id} and touchpoint_id = ${touchpointId}`.execute(db);

test('two processes that are stormed keep one cap between them, to the visit [TP-06]', async () => {
  await madeTouchpoint(app, brand, { suffix: 'stormed', visit_cap: 150 });
  const doors = await twoDoors();
  const statuses = await Promise.all(
    Array.from({ length: 400 }, (_, at) => doors[at % 2 ? 1 : 0]('/stormed')),
  );
  expect(ledOn(statuses)).toBe(150);
});

test('single visitors who alternate between two processes use up all visits, and none more [TP-06]', async () => {
  await madeTouchpoint(app, brand, { suffix: 'one-by-one', visit_cap: 40 });
  const doors = await twoDoors();
  const statuses: number[] = [];
  for (let at = 0; at < 60; at += 1) statuses.push(await doors[at % 3 ? 1 : 0]('/one-by-one'));
  // One process may hold visits that the other lacks, but never more than it has just used.
  expect(ledOn(statuses)).toBeGreaterThanOrEqual(30);
  for (const door of doors) {
    const later = [await door('/one-by-one')];
    while (later.at(-1) === 302) later.push(await door('/one-by-one'));
    statuses.push(...later);
  }
  expect(ledOn(statuses)).toBe(40);
});

test('visits reserved by a killed process count as used until its reservation expires [TP-06]', async () => {
  const id = await madeTouchpoint(app, brand, { suffix: 'killed', visit_cap: 20 });
  const link = { clientId: brand.id, touchpointId: id };
  const take = (waiting: number) => grantVisits({ app }, { link, cap: 20, waiting, wanted: 1 });
  expect(await take(8)).toBe(8);
  expect(await take(20)).toBe(12);
  expect(await take(1)).toBe(0);
  await afterQuiet(id);
  const statuses = await Promise.all(
    Array.from({ length: 30 }, () => suite.visitor(headers).send(requestTo('/killed'))),
  );
  expect(ledOn(statuses.map(({ status }) => status))).toBe(20);
  await getVisitJournal({ app }).settle();
  await afterQuiet(id);
  expect(await take(1)).toBe(0);
});

test('a robot uses no visit and gets 410 once none is left [TP-06]', async () => {
  await madeTouchpoint(app, brand, { suffix: 'looked-at', visit_cap: 1 });
  const robot = async () =>
    (
      await suite
        .visitor({ ...headers, 'user-agent': 'Googlebot/2.1' })
        .send({ method: 'GET', path: '/looked-at' })
    ).status;
  expect([await robot(), await robot()]).toEqual([302, 302]);
  const person = async () => (await suite.visitor(headers).send(requestTo('/looked-at'))).status;
  expect([await person(), await person()]).toEqual([302, 410]);
  expect(await robot()).toBe(410);
});

test('a capped link redirects during a database outage, up to the visits that this process has left [TP-06]', async () => {
  const proxy = await new DatabaseProxy(suite.databaseUrl).open();
  const { inject } = await startServer({ databaseUrl: proxy.url });
  await madeTouchpoint(app, brand, { suffix: 'cut-off', visit_cap: 10 });
  const follow = async () =>
    (await inject({ url: '/cut-off', headers, remoteAddress: anotherAddress() })).statusCode;
  const statuses = [await follow()];
  await proxy.cut();
  for (let at = 0; at < 12; at += 1) statuses.push(await follow());
  expect(ledOn(statuses)).toBe(10);
  await proxy.open();
});
