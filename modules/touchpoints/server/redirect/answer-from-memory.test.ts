import { expect, test, vi } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../tables.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';
import { getVisitJournal } from '../visits/visit-journal.ts';
import { brandWithHost, PHONE } from './testing/brand-with-host.ts';
import { startServer } from './testing/start-server.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const brand = await brandWithHost(suite, { name: 'Maison Aubrac' });

/** Through a socket with the host header of a proxy, which fetch cannot send. */
async function overSocket() {
  const { app: there, server } = await startServer({
    databaseUrl: suite.databaseUrl,
    environment: { TRUSTED_PROXIES: '127.0.0.1' },
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const follow = (path: string, from: string, headers: Record<string, string> = {}) =>
    fetch(`${address}${path}`, {
      redirect: 'manual',
      headers: {
        'user-agent': PHONE,
        'x-forwarded-host': brand.host,
        'x-forwarded-for': from,
        ...headers,
      },
    });
  return { there, follow };
}

test('a visit over the network is answered and counted alike, from memory or not [TP-06]', async () => {
  const id = await madeTouchpoint(app, brand, {
    suffix: 'network',
    dest_url: 'https://shop.example/network',
  });
  const { there, follow } = await overSocket();
  const first = await follow('/network?q', '203.0.113.1');
  const known = [
    await follow('/network?q', '203.0.113.2'),
    await follow('/NETWORK', '203.0.113.3'),
    await follow(`/s/${brand.brandId}/network`, '203.0.113.4', {
      'x-forwarded-host': 'suite.test',
    }),
    await follow(`/s/${brand.brandId}/network?q`, '203.0.113.4', {
      'x-forwarded-host': 'suite.test',
    }),
  ];
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => name !== 'date'));
  for (const answer of known) {
    expect(answer.status).toBe(302);
    expect(headersOf(answer)).toEqual(headersOf(first));
  }
  await getVisitJournal({ app: there }).settle();
  const visits = await app.database
    .ofClient<TouchpointsTables>(brand.id)
    .selectFrom('touchpoints.visits')
    .select('kind')
    .where('touchpoint_id', '=', id)
    .orderBy('kind')
    .execute();
  expect(visits.map(({ kind }) => kind)).toEqual(['click', 'click', 'scan', 'scan']);
});

test('a visitor whose visit cannot be stored gets an error instead of waiting forever [TP-06]', async () => {
  await madeTouchpoint(app, brand, { suffix: 'unstored', dest_url: 'https://shop.example/' });
  const { there, follow } = await overSocket();
  await follow('/unstored', '203.0.113.1');
  const record = vi
    .spyOn(getVisitJournal({ app: there }), 'record')
    .mockRejectedValueOnce(new Error('full'));
  expect((await follow('/unstored', '203.0.113.2')).status).toBe(500);
  expect((await follow('/unstored', '203.0.113.2')).status).toBe(302);
  record.mockRestore();
});
