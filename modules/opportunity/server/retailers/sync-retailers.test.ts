import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { locationSaved } from '#modules/directory/contract/events.ts';
import { renameLocationTypeCall } from '#modules/directory/contract/locations/location-types.ts';
import {
  changeLocationsCall,
  createLocationCall,
  updateLocationCall,
} from '#modules/directory/contract/locations/manage-locations.ts';
import { getClustersCall } from '#modules/opportunity/contract/map-calls.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { Announcement } from '#platform/server/live/announce-changes.ts';
import { eventsAreDelivered, jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { OpportunityTables } from '../tables.ts';
import { retailerIndex } from './retailer-index.ts';
import { warmIndexes } from './retailers-module.ts';
import { syncRetailersJob } from './sync-retailers.ts';

const suite = await testApp();
const { app } = suite;
const everywhere = app.database.acrossClients<OpportunityTables>();
let client = await suite.people.client();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

async function followed() {
  await eventsAreDelivered(app);
  await jobsAreDone(app, syncRetailersJob.name);
  return everywhere
    .selectFrom('opportunity.retailers')
    .selectAll()
    .where('client_id', '=', client.id)
    .orderBy('name')
    .execute();
}

const create = async (body: Record<string, unknown> & { name: string }) =>
  (
    await admin.call(createLocationCall, {
      params: { uuid: client.id },
      body: { country: 'FR', city: 'Lyon', latitude: 45.76, longitude: 4.83, ...body },
    })
  ).body;

test('a saved location is copied with its type, and its closing follows [OPP-01]', async () => {
  const typeId = uuidV7();
  await sql`
    insert into directory.location_types (client_id, id, name)
    values (${client.id}, ${typeId}, 'Boutique')`.execute(everywhere);
  const made = await create({
    name: 'Bellecour',
    code: 'FR-1',
    typeId,
    activity: 'Kitchenware',
    attributes: { Floor: '2' },
  });
  expect(await followed()).toMatchObject([
    {
      id: made.id,
      location_id: made.id,
      code: 'FR-1',
      type: 'Boutique',
      activity: 'Kitchenware',
      sells: true,
      attributes: { Floor: '2' },
      latitude: 45.76,
      version: 1,
    },
  ]);
  const params = { uuid: client.id, id: made.id };
  await admin.call(updateLocationCall, {
    params,
    body: { version: made.version, name: 'Bellecour 2' },
  });
  await admin.call(changeLocationsCall, {
    params: { uuid: client.id },
    body: { which: { ids: [made.id] }, change: { action: 'close' } },
  });
  expect(await followed()).toMatchObject([{ name: 'Bellecour 2', sells: false, closed: true }]);
  await admin.call(renameLocationTypeCall, {
    params: { uuid: client.id, id: typeId },
    body: { name: 'Flagship' },
  });
  expect(await followed()).toMatchObject([{ type: 'Flagship' }]);
});

test('existing locations are read page by page when the map is first opened [OPP-01]', async () => {
  await sql`
    insert into directory.locations (client_id, id, code, name, country, city, postal_code)
    select ${client.id}, gen_random_uuid(), 'C' || n, 'Shop ' || n, 'FR', 'Lyon', '69002'
    from generate_series(1, 1100) as n`.execute(everywhere);
  const call = () =>
    admin.call(getClustersCall, {
      params: { clientId: client.id },
      query: { bounds: '4,45,6,47', zoom: '6' },
    });
  expect((await call()).status).toBe(200);
  expect(await followed()).toHaveLength(1100);
  // Without own position they are located at their postcode.
  await expect.poll(async () => (await call()).body.inView).toBe(1100);
});

test('after a change notification the in-memory index of each process has the change, from a sync or a file [OPP-01]', async () => {
  const processes = [app, (await testApp({ databaseUrl: suite.databaseUrl, work: false })).app];
  const sizes = () =>
    Promise.all(processes.map(async (one) => (await retailerIndex({ app: one }, client.id)).size));
  expect(await sizes()).toEqual([0, 0]);
  await sql`
    insert into directory.locations (client_id, id, code, name, country, city, postal_code)
    select ${client.id}, gen_random_uuid(), 'C' || n, 'Shop ' || n, 'FR', 'Lyon', '69002'
    from generate_series(1, 700) as n`.execute(everywhere);
  const named = processes.map(() => new Set<string>());
  for (const [at, one] of processes.entries())
    one.live.on('opportunity.retailers', ({ keys }: Announcement) => {
      for (const key of keys ?? []) named[at]?.add(key);
    });
  await create({ name: 'Bellecour' });
  const ids = (await followed()).map(({ id }) => id);
  expect(ids).toHaveLength(701);
  await expect.poll(() => named.every((of) => ids.every((id) => of.has(id)))).toBe(true);
  expect(await sizes()).toEqual([701, 701]);
  // More rows than an announcement lists.
  const hearsFile = processes.map(
    (one) =>
      new Promise<void>((resolve) => {
        one.live.on('opportunity.retailers', ({ keys }: Announcement) => {
          if (keys === null) resolve();
        });
      }),
  );
  await sql`
    insert into opportunity.retailers (client_id, id, name, country, sells)
    select ${client.id}, gen_random_uuid(), 'Prospect ' || n, 'FR', false
    from generate_series(1, 300) as n`.execute(everywhere);
  await Promise.all(hearsFile);
  expect(await sizes()).toEqual([1_001, 1_001]);
});

test('a transaction that commits late is not missed, though its rows have an earlier time [OPP-01]', async () => {
  const late = uuidV7();
  const write = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const commit = app.database
    .ofClient(client.id)
    .transaction()
    .execute(async (tx) => {
      await sql`
        insert into directory.locations (client_id, id, code, name, country)
        values (${client.id}, ${late}, 'LATE', 'Late', 'FR')`.execute(tx);
      await app.events.publish(tx, locationSaved, {
        clientId: client.id,
        payload: { locationId: late },
      });
      begun.resolve();
      await write.promise;
    });
  await begun.promise;
  await create({ name: 'Early' });
  expect((await followed()).map(({ name }) => name)).toEqual(['Early']);
  // Position in the directory while a long import is still being written.
  await sql`
    update opportunity.retailer_sync set read_until = now() + interval '1 hour'
    where client_id = ${client.id}`.execute(everywhere);
  write.resolve();
  await commit;
  expect((await followed()).map(({ name }) => name)).toEqual(['Early', 'Late']);
});

test('a sync job that died silently is replaced at the next change [OPP-01]', async () => {
  await sql`
    insert into opportunity.retailer_sync (client_id, read_until, last_id, requested_at)
    values (${client.id}, 'epoch', ${uuidV7()}, now() - interval '1 hour')`.execute(everywhere);
  await create({ name: 'Bellecour' });
  expect(await followed()).toMatchObject([{ name: 'Bellecour' }]);
  const sync = await everywhere
    .selectFrom('opportunity.retailer_sync')
    .selectAll()
    .where('client_id', '=', client.id)
    .executeTakeFirstOrThrow();
  expect(sync).toMatchObject({
    again_from: null,
    requested_at: null,
    complete_at: expect.any(Date),
  });
});

test('a prospect becomes a location when a new location has its code [OPP-01]', async () => {
  await everywhere
    .insertInto('opportunity.retailers')
    .values({
      client_id: client.id,
      id: uuidV7(),
      code: 'P-7',
      name: 'Prospect',
      country: 'FR',
      sub_activity: 'Knives',
      sells: false,
    })
    .execute();
  const { id } = await create({ name: 'Opened', code: 'p-7' });
  expect(await followed()).toMatchObject([
    { id, name: 'Opened', sub_activity: 'Knives', sells: true },
  ]);
});

test('after a start the indexes of brands with new demand are built, once their locations are there [OPP-01]', async () => {
  const other = await suite.people.client();
  await create({ name: 'Bellecour' });
  await followed();
  await expect(warmIndexes({ app }, new AbortController().signal)).resolves.toEqual([]);
  for (const { id } of [client, other])
    await sql`insert into opportunity.demand_changes (client_id) values (${id})`.execute(
      everywhere,
    );
  await expect(warmIndexes({ app }, new AbortController().signal)).resolves.toEqual([client.id]);
  await expect(warmIndexes({ app }, AbortSignal.abort())).resolves.toEqual([]);
});
