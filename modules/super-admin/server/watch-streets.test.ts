import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listNotifications } from '#platform/contract/notifications.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { watchStreetsJob } from './watch-streets.job.ts';

const house = await testApp({
  work: false,
  environment: { MAP_TILES: '/nowhere/streets.pmtiles' },
});
const admin = await house.people.user({ superAdmin: true });
const client = await house.people.client();
const user = await house.people.user({ at: [{ client, role: 'brand_admin' }] });
const watch = () => watchStreetsJob.handle({ app: house.app } as never);

async function toldTo(who: { id: string }) {
  const visitor = await house.visitor().as(who);
  const { body } = await visitor.call(listNotifications, { query: {} });
  return body.items.map(({ kind, title }) => `${kind} ${title.key}`);
}

async function checked() {
  const [streets] = house.app.connectors.all.filter(({ name }) => name === 'map-tiles');
  if (!streets) throw new Error('there is no such connector');
  return (await house.app.connectors.check(streets, undefined)).code;
}

test('streets that fail are told to super admins, once a day and not at the first failure, and to nobody else [BEY-02]', async () => {
  expect(await checked()).toBe('FAILED');
  await watch();
  expect(await toldTo(admin)).toEqual([]);
  await sql`update platform.connector_checks set at = at - interval '10 minutes'`.execute(
    house.app.database.acrossClients(),
  );
  await checked();
  await watch();
  await watch();
  expect(await toldTo(admin)).toEqual(['map-failed super-admin:streets.failTitle']);
  expect(await toldTo(user)).toEqual([]);
});
