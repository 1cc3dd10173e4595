import { expect, test, vi } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../../tables.ts';
import { madeTouchpoint } from '../../testing/made-touchpoint.ts';
import { getVisitJournal } from '../../visits/visit-journal.ts';
import { anotherAddress } from '../testing/another-address.ts';
import { brandWithHost, PHONE } from '../testing/brand-with-host.ts';
import { startServer } from '../testing/start-server.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const brand = await brandWithHost(suite);

interface RequestOptions {
  from: string;
  method?: string;
  headers?: Record<string, string>;
}
const follow = (path: string, { from, method = 'GET', headers = {} }: RequestOptions) =>
  suite
    .visitor({ host: brand.host, 'user-agent': PHONE, 'accept-language': 'fr-FR' })
    .send({ method, path, remoteAddress: from, headers });
const visitIdOf = (location: unknown) => new URL(String(location)).searchParams.get('v');

async function visitsOf(touchpointId: string) {
  await getVisitJournal({ app }).settle();
  return app.database
    .ofClient<TouchpointsTables>(brand.id)
    .selectFrom('touchpoints.visits')
    .select(['id', 'kind', 'suffix'])
    .where('touchpoint_id', '=', touchpointId)
    .execute();
}

test('requests of one phone within seconds are one visit with one id, in any form [TP-06] [TP-07]', async () => {
  const id = await madeTouchpoint(app, brand, { suffix: 'twice', sku: 'TWICE-1' });
  const from = anotherAddress();
  await follow('/twice?q', { from, method: 'HEAD' });
  const answers = [
    await follow('/twice?q', { from }),
    ...(await Promise.all([follow('/TWICE?q', { from }), follow('/twice/', { from })])),
    await follow('/twice?q', { from: `::ffff:${from}` }),
  ];
  const ids = new Set(answers.map(({ headers }) => visitIdOf(headers.location)));
  const visits = await visitsOf(id);
  expect(visits).toMatchObject([{ kind: 'scan', suffix: 'twice' }]);
  expect([...ids]).toEqual([visits[0]?.id]);
});

test('concurrent requests of one phone are one visit too, and none is redirected before it is stored [TP-06]', async () => {
  const id = await madeTouchpoint(app, brand, { suffix: 'at-once' });
  const from = anotherAddress();
  const stored = Promise.withResolvers<void>();
  const journal = getVisitJournal({ app });
  const store = journal.record.bind(journal);
  const record = vi.spyOn(journal, 'record').mockImplementation(async (...visit) => {
    await stored.promise;
    return store(...visit);
  });
  let answered = 0;
  const requests = Array.from({ length: 5 }, async () => {
    const answer = await follow('/at-once', { from });
    answered += 1;
    return answer;
  });
  await expect.poll(() => record.mock.calls.length).toBeGreaterThan(0);
  // Others are answered meanwhile.
  expect((await follow('/nothing-here', { from: anotherAddress() })).status).toBe(404);
  expect(answered).toBe(0);
  stored.resolve();
  const answers = await Promise.all(requests);
  record.mockRestore();
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302]);
  expect(await visitsOf(id)).toHaveLength(1);
});

test('another address, another browser, another language or another touchpoint is another visit [TP-06]', async () => {
  const id = await madeTouchpoint(app, brand, { suffix: 'others' });
  const beside = await madeTouchpoint(app, brand, { suffix: 'beside' });
  const from = anotherAddress();
  await follow('/others', { from });
  await follow('/others', { from: anotherAddress() });
  await follow('/others', { from, headers: { 'user-agent': `${PHONE} Other/1` } });
  await follow('/others', { from, headers: { 'accept-language': 'de-DE' } });
  await follow('/beside', { from });
  const visits = await visitsOf(id);
  expect(visits).toHaveLength(4);
  expect(await visitsOf(beside)).toHaveLength(1);
});

test('a phone that got the last visit of a cap can repeat it and uses no other [TP-06]', async () => {
  const id = await madeTouchpoint(app, brand, { suffix: 'last-two', visit_cap: 2 });
  const [from, other] = [anotherAddress(), anotherAddress()];
  const statuses: number[] = [];
  for (const each of [from, from, other, other, from, anotherAddress()])
    statuses.push((await follow('/last-two', { from: each })).status);
  expect(statuses).toEqual([302, 302, 302, 302, 302, 410]);
  expect(await visitsOf(id)).toHaveLength(2);
});

test('a robot at the same address is none of it, before and after [TP-06]', async () => {
  const id = await madeTouchpoint(app, brand, { suffix: 'robot-first', sku: 'R-1' });
  const from = anotherAddress();
  const robot = { from, headers: { 'user-agent': 'facebookexternalhit/1.1' } };
  expect((await follow('/robot-first', robot)).headers.location).not.toContain('v=');
  await follow('/robot-first', { from });
  expect((await follow('/robot-first', robot)).headers.location).not.toContain('v=');
  expect(await visitsOf(id)).toHaveLength(1);
});

test('two processes that one phone meets give it the same visit [TP-06]', async () => {
  const { app: there, inject } = await startServer({ databaseUrl: suite.databaseUrl });
  const id = await madeTouchpoint(app, brand, { suffix: 'two-doors', sku: 'D-1' });
  const headers = { host: brand.host, 'user-agent': PHONE, 'accept-language': 'fr-FR' };
  let shared: string | null = null;
  // The first requests are not synchronised yet, and a time slot may end between two requests.
  await expect
    .poll(async () => {
      const remoteAddress = anotherAddress();
      const here = await follow('/two-doors', { from: remoteAddress });
      const other = await inject({ url: '/two-doors', headers, remoteAddress });
      shared = visitIdOf(here.headers.location);
      return visitIdOf(other.headers.location) === shared;
    })
    .toBe(true);
  await getVisitJournal({ app: there }).settle();
  const visits = await visitsOf(id);
  expect(visits.filter((visit) => visit.id === shared)).toHaveLength(1);
});

test('visitors behind a trusted proxy are distinguished, and a forged address does not make another visitor [TP-06]', async () => {
  await madeTouchpoint(app, brand, { suffix: 'proxied', sku: 'X-1' });
  const { inject } = await startServer({
    databaseUrl: suite.databaseUrl,
    environment: { TRUSTED_PROXIES: '10.0.0.9' },
  });
  const visitFrom = async (remoteAddress: string, forwarded: string) => {
    const headers = { host: brand.host, 'user-agent': PHONE, 'x-forwarded-for': forwarded };
    return visitIdOf((await inject({ url: '/proxied', headers, remoteAddress })).headers.location);
  };
  const first = await visitFrom('10.0.0.9', '203.0.113.1');
  expect(await visitFrom('10.0.0.9', '203.0.113.2')).not.toBe(first);
  expect(await visitFrom('10.0.0.9', '198.51.100.7, 203.0.113.1')).toBe(first);
  const own = await visitFrom('203.0.113.5', '203.0.113.6');
  expect(await visitFrom('203.0.113.5', '203.0.113.7')).toBe(own);
});

test('a visit that could not be stored is retried by the next request [TP-06]', async () => {
  const id = await madeTouchpoint(app, brand, { suffix: 'no-room' });
  const from = anotherAddress();
  const record = vi
    .spyOn(getVisitJournal({ app }), 'record')
    .mockRejectedValueOnce(new Error('full'));
  await follow('/no-room', { from });
  const { status } = await follow('/no-room', { from });
  expect(status).toBe(302);
  expect(record).toHaveBeenCalledTimes(2);
  record.mockRestore();
  expect(await visitsOf(id)).toHaveLength(1);
});
