import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { DEFAULT_CONFIG } from '#modules/opportunity/contract/configuration.ts';
import {
  computeOpeningPlanCall,
  getOpeningPlanCall,
} from '#modules/opportunity/contract/openings.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { ownConnection } from '#platform/testing/database/own-connection.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { cellAt } from '../demand/map-cell.ts';
import type { OpportunityTables } from '../tables.ts';
import { type OpeningChoice, planOpenings } from './plan-openings.ts';

const suite = await testApp();
const holder = ownConnection(suite.databaseUrl);
afterAll(() => holder.destroy());
const RANGE = { from: '2026-01-01', to: '2026-03-31' };
const [AURILLAC, LYON, PARIS] = [
  { latitude: 44.926, longitude: 2.444 },
  { latitude: 45.758, longitude: 4.835 },
  { latitude: 48.857, longitude: 2.351 },
];
type Place = typeof AURILLAC;

async function brandWithDemand() {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const all = suite.app.database.acrossClients();
  const db = suite.app.database.ofClient<OpportunityTables>(client.id);
  const wants = async (
    quantity: number,
    at: Place | null,
    given: { day?: string; category?: string; area?: string; precision?: string } = {},
  ) => {
    const { day = '2026-02-01', category = 'Knives', area = 'FR:3:15' } = given;
    await sql`
      insert into opportunity.intentions
        (client_id, source, source_key, day, quantity, country, latitude, longitude, precision, cell, category, area_3)
      values (${client.id}, 'import', ${uuidV7()}, ${day}, ${quantity}, 'FR', ${at?.latitude ?? null}, ${at?.longitude ?? null},
        ${given.precision ?? 'town'}, ${at ? cellAt(at.longitude, at.latitude) : null}, ${category}, ${area})`.execute(
      all,
    );
  };
  const retailer = async (name: string, at: Place, sells: boolean, area = 'FR:3:15') => {
    const id = uuidV7();
    await sql`
      insert into opportunity.retailers (client_id, id, location_id, name, city, country, latitude, longitude, sells, area_3, updated_at)
      values (${client.id}, ${id}, ${sells ? id : null}, ${name}, ${name}, 'FR', ${at.latitude}, ${at.longitude}, ${sells}, ${area},
        now() - interval '1 hour')`.execute(all);
    return id;
  };
  const plan = (choice: Partial<OpeningChoice> = {}, signal = new AbortController().signal) =>
    planOpenings(
      { db, app: suite.app },
      { clientId: client.id, range: RANGE, km: 40, ...choice },
      { config: { ...DEFAULT_CONFIG, defaultPrice: 1_000 }, signal, progress: () => undefined },
    );
  return { client, admin, all, db, wants, retailer, plan };
}

test('places are proposed where demand is unserved, with figures, town, nearby retailers and categories [OPP-01]', async () => {
  const { wants, retailer, plan } = await brandWithDemand();
  await retailer('Aubrac Paris', PARIS, true);
  const prospect = await retailer('Quincaillerie', { latitude: 44.93, longitude: 2.45 }, false);
  await wants(50, PARIS);
  await wants(20, AURILLAC);
  await wants(4, { latitude: 45.03, longitude: 2.44 }, { category: 'Pans' });
  await wants(9, LYON, { category: 'Pans' });
  // Outside of the period, or without a known place.
  await wants(100, LYON, { day: '2025-12-31' });
  await wants(7, null, { precision: 'country' });
  await wants(3, LYON, { precision: 'region' });
  const found = await plan();
  expect(found).toMatchObject({
    km: 40,
    intentions: 93,
    served: 50,
    unserved: 33,
    withoutPlace: 10,
  });
  expect(found.places).toMatchObject([
    {
      rank: 1,
      town: 'Aurillac',
      country: 'FR',
      latitude: 44.93,
      longitude: 2.45,
      intentions: 24,
      marketValue: 24_000,
      nearestName: 'Aubrac Paris',
      prospects: [{ id: prospect, name: 'Quincaillerie', km: 0 }],
      topCategories: [
        { slug: 'Knives', intentions: 20 },
        { slug: 'Pans', intentions: 4 },
      ],
    },
    { rank: 2, intentions: 9, prospects: [], topCategories: [{ slug: 'Pans', intentions: 9 }] },
  ]);
  expect(found.places[0]?.nearestKm).toBeCloseTo(437, -1);
  expect(await plan()).toEqual(found);
  expect(await plan({ categories: ['pans'], sources: ['import'] })).toMatchObject({
    intentions: 13,
    places: [{ intentions: 9 }, { intentions: 4 }],
  });
  expect((await plan({ sources: ['lead'] })).places).toEqual([]);
  // Only retailers that match the filter serve demand.
  expect(await plan({ types: ['Cutler'] })).toMatchObject({ served: 0, unserved: 83 });
});

test('a plan is empty without demand and stops when its caller aborts [OPP-01]', async () => {
  const { wants, plan } = await brandWithDemand();
  expect(await plan()).toMatchObject({ intentions: 0, unserved: 0, places: [] });
  await wants(5, LYON);
  await expect(plan({}, AbortSignal.abort())).rejects.toThrow();
});

test('a user bound to locations plans for the areas of the visible retailers only [OPP-07]', async () => {
  const { wants, retailer, plan } = await brandWithDemand();
  const own = await retailer('Own store', { latitude: 45.5, longitude: 2.4 }, true);
  await retailer('Other store', LYON, true, 'FR:3:69');
  await retailer('Foreign prospect', AURILLAC, false);
  await wants(20, AURILLAC);
  await wants(90, PARIS, { area: 'FR:3:75' });
  const found = await plan({ visible: new Set([own]) });
  expect(found).toMatchObject({
    intentions: 20,
    places: [{ intentions: 20, prospects: [], nearestName: 'Own store' }],
  });
  expect(await plan({ visible: new Set() })).toMatchObject({ intentions: 0, places: [] });
  const { places } = await plan();
  expect(places.map(({ intentions }) => intentions)).toEqual([90, 20]);
});

test('the first reader starts the job, the next gets the plan, until retailers change [OPP-01]', async () => {
  const { client, admin, all, wants, retailer } = await brandWithDemand();
  const day = new Date().toISOString().slice(0, 10);
  await wants(20, AURILLAC, { day });
  const query = { period: 'year-to-date', km: '30' } as const;
  const read = async () => {
    const { body } = await admin.call(getOpeningPlanCall, {
      params: { clientId: client.id },
      query,
    });
    return body;
  };
  const first = await read();
  expect(first).toMatchObject({ computedAt: null, km: 30, places: [] });
  expect(first.jobId).not.toBeNull();
  const found = await until(async () => {
    const plan = await read();
    return plan.computedAt && plan.jobId === null ? plan : undefined;
  });
  expect(found.places).toMatchObject([
    { town: 'Aurillac', intentions: 20, topCategories: [{ label: 'Knives', intentions: 20 }] },
  ]);
  const id = await retailer('New store', AURILLAC, true);
  await sql`update opportunity.retailers set updated_at = now() where id = ${id}`.execute(all);
  const stale = await read();
  expect(stale).toMatchObject({ computedAt: found.computedAt, places: [{ intentions: 20 }] });
  expect(stale.jobId).not.toBeNull();
  await until(async () => ((await read()).places.length === 0 ? true : undefined));
});

test('a plan is recomputed on request, and concurrent requests share a job [OPP-01]', async () => {
  const { client, admin } = await brandWithDemand();
  const compute = () =>
    admin.call(computeOpeningPlanCall, { params: { clientId: client.id }, query: { km: '25' } });
  // The job waits for the table, so it cannot end between two requests.
  await sql`begin`.execute(holder);
  await sql`lock table opportunity.intentions in access exclusive mode`.execute(holder);
  const answers = await Promise.all([compute(), compute(), compute()]);
  await sql`commit`.execute(holder);
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(new Set(answers.map(({ body }) => body.jobId)).size).toBe(1);
  const wrong = await admin.call(computeOpeningPlanCall, {
    params: { clientId: client.id },
    query: { km: '0' },
  });
  expect(wrong.status).toBe(400);
});

test('imported quantities of a place can be larger than an integer together [OPP-01]', async () => {
  const { client, all, plan } = await brandWithDemand();
  const { latitude, longitude } = AURILLAC;
  await sql`
    insert into opportunity.intentions
      (client_id, source, source_key, day, quantity, country, latitude, longitude, precision, cell)
    select ${client.id}, 'import', 'line ' || line, '2026-02-01', 1000000, 'FR', ${latitude}::float8, ${longitude}::float8,
      case when line % 2 = 0 then 'town' else 'country' end, ${cellAt(longitude, latitude)}::bigint
    from generate_series(1, 6000) as line`.execute(all);
  const found = await plan();
  expect(found).toMatchObject({ unserved: 3_000_000_000, withoutPlace: 3_000_000_000 });
});
