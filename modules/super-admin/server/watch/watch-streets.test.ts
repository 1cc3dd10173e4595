import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { listNotifications } from '#platform/contract/notifications.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { watchStreetsJob } from './watch-streets.job.ts';

const suite = await testApp({
  work: false,
  environment: { MAP_TILES: '/nowhere/streets.pmtiles' },
});
const admin = await suite.people.user({ superAdmin: true });
const client = await suite.people.client();
const user = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
const watch = () => watchStreetsJob.handle({ app: suite.app } as never);

async function readNotifications(recipient: { id: string }) {
  const visitor = await suite.visitor().as(recipient);
  const { body } = await visitor.call(listNotifications, { query: {} });
  return body.items.map(({ kind, title }) => `${kind} ${title.key}`);
}

async function checked() {
  const [streets] = suite.app.connectors.all.filter(({ name }) => name === 'map-tiles');
  if (!streets) throw new Error('there is no such connector');
  return (await suite.app.connectors.check(streets, undefined)).code;
}

test('failing streets are notified to super admins only, once a day, and not at the first failure [BEY-02]', async () => {
  expect(await checked()).toBe('FAILED');
  await watch();
  expect(await readNotifications(admin)).toEqual([]);
  await sql`update platform.connector_checks set at = at - interval '10 minutes'`.execute(
    suite.app.database.acrossClients(),
  );
  await checked();
  await watch();
  await watch();
  expect(await readNotifications(admin)).toEqual(['map-failed super-admin:streets.failTitle']);
  expect(await readNotifications(user)).toEqual([]);
  // The next day they are notified again.
  vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60_000, toFake: ['Date'] });
  await watch();
  vi.useRealTimers();
  expect(await readNotifications(admin)).toHaveLength(2);
});
