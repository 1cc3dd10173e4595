import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { getMapChoicesCall } from '#modules/opportunity/contract/map-calls.ts';
import { searchCall } from '#platform/contract/search.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { OpportunityTables } from '../tables.ts';
import { syncRetailersJob } from './sync-retailers.ts';

const suite = await testApp({ work: false });
const everywhere = suite.app.database.acrossClients<OpportunityTables>();
let client = await suite.people.client();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

async function retailer(columns: { name: string } & Record<string, unknown>): Promise<string> {
  const id = uuidV7();
  await everywhere
    .insertInto('opportunity.retailers')
    .values({ country: 'FR', sells: false, ...columns, client_id: client.id, id } as never)
    .execute();
  return id;
}

async function configure(config: object): Promise<void> {
  await sql`
    insert into opportunity.configurations (client_id, config)
    values (${client.id}, ${JSON.stringify(config)}::jsonb)`.execute(everywhere);
}

const choices = async () =>
  (await admin.call(getMapChoicesCall, { params: { clientId: client.id } })).body;

test('filters offer what retailers have, and configured sub-activities and categories [OPP-03]', async () => {
  await configure({
    subActivities: [
      { activity: 'Kitchenware', name: 'Knives' },
      { activity: 'Garden', name: 'Tools' },
    ],
    categories: [{ slug: 'cooking', labels: { en: 'Cooking', fr: 'Cuisson' } }],
  });
  await retailer({ name: 'A', affiliation: 'Chain', activity: 'Kitchenware', type: 'Shop' });
  await retailer({
    name: 'B',
    affiliation: 'Chain',
    activity: 'Kitchenware',
    sub_activity: 'Pans',
  });
  await retailer({ name: 'C', affiliation: 'Gone', closed: true });
  expect(await choices()).toEqual({
    categories: [{ slug: 'cooking', label: 'Cooking', intentions: 0 }],
    affiliations: [{ value: 'Chain', retailers: 2 }],
    activities: [
      { value: 'Garden', retailers: 0, subActivities: [{ value: 'Tools', retailers: 0 }] },
      {
        value: 'Kitchenware',
        retailers: 2,
        subActivities: [
          { value: 'Knives', retailers: 0 },
          { value: 'Pans', retailers: 1 },
        ],
      },
    ],
    types: [{ value: 'Shop', retailers: 1 }],
    sources: [],
    files: [],
    ownLayers: [],
    backfill: 0,
  });
  // A single change is in the next response once the process was notified.
  await retailer({ name: 'D', type: 'Counter' });
  await expect.poll(async () => (await choices()).types).toHaveLength(2);
});

test('figures are marked as in preparation until earlier demand and all locations are loaded [OPP-01]', async () => {
  const locations = async (count: number) => {
    for (let at = 0; at < count; at += 1)
      await sql`
        insert into directory.locations (client_id, id, code, name, country)
        values (${client.id}, ${uuidV7()}, ${uuidV7()}, 'Store', 'FR')`.execute(everywhere);
  };
  await locations(4);
  await retailer({ name: 'A', location_id: uuidV7(), sells: true });
  // Neither job has begun.
  expect((await choices()).backfill).toBe(0.25);
  await sql`
    insert into opportunity.backfills (client_id, source, done, total)
    values (${client.id}, 'lead', 5, 6)`.execute(everywhere);
  expect((await choices()).backfill).toBe(0.6);
  await sql`
    insert into opportunity.backfills (client_id, source, finished_at)
    values (${client.id}, 'scan', now()), (${client.id}, 'search', now())`.execute(everywhere);
  expect((await choices()).backfill).toBe(0.6);
  await sql`
    update opportunity.backfills set finished_at = now() where client_id = ${client.id}`.execute(
    everywhere,
  );
  expect((await choices()).backfill).toBe(0.25);
  const readLocations = async () => {
    await syncRetailersJob.handle({
      clientId: client.id,
      app: suite.app,
      signal: new AbortController().signal,
    } as never);
    await sql`delete from opportunity.retailers
      where client_id = ${client.id} and id <> location_id`.execute(everywhere);
  };
  await readLocations();
  expect((await choices()).backfill).toBe(null);
  // Simulates an import: no event was delivered yet, and everything had been read before.
  await locations(1);
  expect((await choices()).backfill).toBe(0.8);
  await readLocations();
  expect((await choices()).backfill).toBe(null);
});

test('the search in the header opens the map at a retailer or a prospect [OPP-01]', async () => {
  const id = await retailer({
    name: 'Quincaillerie Zéphyr',
    code: 'P-77',
    city: 'Lyon',
    area_1: 'FR:1:FR',
  });
  await retailer({ name: 'Zéphyr fermé', closed: true });
  const found = async (q: string) =>
    (await admin.call(searchCall, { query: { q, clientId: client.id } })).body.groups.flatMap(
      ({ hits }) => hits.filter(({ path }) => path.includes('opportunity')),
    );
  expect(await found('zephyr')).toEqual([
    {
      id,
      path: expect.stringMatching(
        new RegExp(`^platform/opportunity\\?retailer=${id}(?:&at=13,[\\d.]+,[\\d.]+)?$`),
      ),
      title: 'Quincaillerie Zéphyr',
      meta: 'Lyon, P-77',
    },
  ]);
  await expect
    .poll(() => found('aveyron'))
    .toMatchObject([
      {
        id: 'FR:3:12',
        path: expect.stringMatching(
          /^platform\/opportunity\?area=FR%3A3%3A12&level=3&at=[89]\.\d,44\.\d+,2\.\d+$/,
        ),
        title: 'Aveyron',
      },
    ]);
  const rep = await suite
    .visitor()
    .as(await suite.people.user({ at: [{ client, role: 'sales_rep' }] }));
  const { body } = await rep.call(searchCall, { query: { q: 'zephyr', clientId: client.id } });
  expect(JSON.stringify(body)).not.toContain('Quincaillerie');
});
