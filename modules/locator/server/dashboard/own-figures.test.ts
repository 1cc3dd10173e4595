import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { leadConverted, leadCreated } from '#modules/leads/contract/lead-events.ts';
import {
  getLocatorAnalyticsCall,
  getLocatorDashboardFileCall,
  getLocatorInsightsCall,
  getSearchedPlacesCall,
  getStoresFunnelCall,
} from '#modules/locator/contract/dashboard.ts';
import { addDays } from '#modules/locator/contract/dashboard-period.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { eventsAreDelivered } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { createdPayload, storedLead } from '../testing/lead-records.ts';
import { storedLocator } from '../testing/stored-locator.ts';

const suite = await testApp();
const { app } = suite;
const db = app.database.acrossClients();

async function newBrand() {
  const client = await suite.people.client();
  const slug = await storedLocator(app, client.id);
  const admin = await suite.adminOf(client);
  const [near, far] = [uuidV7(), uuidV7()];
  for (const [id, name] of [
    [near, 'Bellecour'],
    [far, 'Rodez'],
  ])
    await sql`
      insert into directory.locations (client_id, id, code, name, country, city)
      values (${client.id}, ${id}, ${id}, ${name}, 'FR', 'Lyon')`.execute(db);
  return { client, clientId: client.id, slug, admin, near, far };
}
type Brand = Awaited<ReturnType<typeof newBrand>>;

async function hits(
  { clientId, slug }: Brand,
  day: string,
  rows: [kind: string, locationId: string, hits: number, positions?: number][],
) {
  for (const [kind, locationId, count, positions = 0] of rows)
    await sql`
      insert into locator.daily_hits (client_id, slug, day, kind, location_id, hits, positions)
      values (${clientId}, ${slug}, ${day}, ${kind}, ${locationId}, ${count}, ${positions})`.execute(
      db,
    );
}

const DAY = '2026-03-10';
const inputFor = (brand: Brand) => ({
  params: { clientId: brand.clientId },
  query: { period: 'day' as const, day: DAY, locatorSlug: brand.slug },
});

test('own records give the four figures with those of the previous period and the best pages, and are named as source [LOC-07]', async () => {
  const brand = await newBrand();
  const { slug, clientId, near, far } = brand;
  await hits(brand, DAY, [
    ['page', near, 30],
    ['area', '', 10],
    ['search', '', 500],
    ['robot', '', 900],
    ['shown', near, 40, 60],
    ['shown', far, 20, 180],
  ]);
  await hits(brand, addDays(DAY, -1), [
    ['page', near, 20],
    ['shown', near, 20, 80],
  ]);
  for (const [path, location, views] of [
    ['/l/stores/fr/lyon/bellecour', near, 30],
    ['/l/stores/fr', '', 10],
    ['', '', 5],
  ])
    await sql`
      insert into locator.daily_pages (client_id, slug, day, path, location_id, views)
      values (${clientId}, ${slug}, ${DAY}, ${path}, ${location}, ${views})`.execute(db);
  const { body } = await brand.admin.call(getLocatorInsightsCall, inputFor(brand));
  expect(body).toMatchObject({
    source: 'own',
    failure: null,
    range: { from: DAY, to: DAY },
    before: { from: '2026-03-09', to: '2026-03-09' },
    figures: {
      totals: { clicks: 40, impressions: 100, ctr: 0.4, position: 4 },
      totalsBefore: { clicks: 20, impressions: 40, ctr: 0.5, position: 4 },
      days: [{ day: DAY, count: 40, isComplete: true }],
      pages: [
        {
          page: '/l/stores/fr/lyon/bellecour',
          clicks: 30,
          impressions: 70,
          position: 1.5,
          positionBefore: 4,
        },
        { page: '/l/stores/fr', clicks: 10, impressions: 10, ctr: 1, position: null },
      ],
      pagesWithClicks: 2,
    },
  });
  const other = await newBrand();
  const stranger = await brand.admin.call(getLocatorInsightsCall, {
    ...inputFor(brand),
    query: { ...inputFor(brand).query, locatorSlug: other.slug },
  });
  expect(stranger.status).toBe(404);
  const empty = await other.admin.call(getLocatorInsightsCall, inputFor(other));
  expect(empty.body.figures?.totals).toEqual({
    clicks: 0,
    impressions: 0,
    ctr: null,
    position: null,
  });
});

test('new visitors are counted by day, source and country [LOC-07]', async () => {
  const brand = await newBrand();
  for (const [source, country, visitors] of [
    ['search', 'FR', 9],
    ['scan', 'FR', 2],
    ['other', '', 4],
  ])
    await sql`
      insert into locator.daily_visitors (client_id, slug, day, source, country, visitors)
      values (${brand.clientId}, ${brand.slug}, ${DAY}, ${source}, ${country}, ${visitors})`.execute(
      db,
    );
  const { body } = await brand.admin.call(getLocatorAnalyticsCall, inputFor(brand));
  expect(body).toMatchObject({
    source: 'own',
    figures: {
      newUsers: 15,
      newUsersBefore: 0,
      sources: [
        { source: 'search', newUsers: 9 },
        { source: 'other', newUsers: 4 },
        { source: 'scan', newUsers: 2 },
      ],
      countries: [
        { country: 'FR', newUsers: 11 },
        { country: null, newUsers: 4 },
      ],
    },
  });
});

test('the funnel of a store goes from results to sales of requests that its pages sent [LOC-07]', async () => {
  const brand = await newBrand();
  const { clientId, near, far, slug } = brand;
  const at = `${DAY}T12:00:00Z`;
  const sent = async (page: string) => {
    const lead = await storedLead(app, { clientId, locationId: near });
    const payload = createdPayload(lead, { page, at });
    await app.events.publish(db, leadCreated, { clientId, payload });
    return lead;
  };
  const { leadId } = await sent(`http://suite.test/l/${slug}/fr/lyon/bellecour`);
  await sent('https://www.brand.example/contact');
  await db
    .updateTable('leads.leads')
    .set({ status: 'converted', accepted_at: at, converted_at: at })
    .where('id', '=', leadId)
    .execute();
  await app.events.publish(db, leadConverted, { clientId, payload: { leadId, at, amount: null } });
  await eventsAreDelivered(app);
  await hits(brand, DAY, [
    ['shown', near, 50, 50],
    ['page', near, 20],
    ['call', near, 3],
    ['directions', near, 4],
    ['shown', far, 10, 20],
  ]);
  const { body } = await brand.admin.call(getStoresFunnelCall, inputFor(brand));
  const all = { shown: 60, pages: 20, actions: 7, leads: 1, accepted: 1, sales: 1 };
  expect(body).toEqual({
    items: [
      { locationId: near, name: 'Bellecour', city: 'Lyon', ...all, shown: 50 },
      {
        locationId: far,
        name: 'Rodez',
        city: 'Lyon',
        shown: 10,
        pages: 0,
        actions: 0,
        leads: 0,
        accepted: 0,
        sales: 0,
      },
    ],
    total: 2,
    sums: all,
  });
});

test('places are listed by searches, or by searches without a store near, a bounded page at a time; all of it is a file too [LOC-07]', async () => {
  const brand = await newBrand();
  for (const [label, searches, noneNear, nothing, km] of [
    ['Lyon', 40, 0, 0, null],
    ['Mende', 12, 7, 0, 84.5],
    ['Oslo', 3, 0, 3, null],
    ['', 99, 99, 0, null],
  ])
    await sql`
      insert into locator.daily_places
        (client_id, slug, day, country, label, searches, none_near, found_nothing, nearest_km)
      values (${brand.clientId}, ${brand.slug}, ${DAY}, 'FR', ${label}, ${searches}, ${noneNear}, ${nothing}, ${km})`.execute(
      db,
    );
  const { params, query } = inputFor(brand);
  const places = async (more: object) =>
    (await brand.admin.call(getSearchedPlacesCall, { params, query: { ...query, ...more } })).body;
  expect((await places({ size: '2' })).items.map(({ label }) => label)).toEqual(['Lyon', 'Mende']);
  const missing = await places({ missing: 'true' });
  expect(missing.total).toBe(2);
  expect(missing.items[0]).toMatchObject({ label: 'Mende', noneNear: 7, nearestKm: 84.5 });
  const tooMany = await brand.admin.call(getSearchedPlacesCall, {
    params,
    query: { ...query, size: '101' },
  });
  expect(tooMany.status).toBe(400);
  const file = await brand.admin.call(getLocatorDashboardFileCall, {
    params,
    query: { ...query, format: 'csv' },
  });
  expect(file.status).toBe(200);
  expect(file.raw.payload).toContain('Mende');
});
