import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandShop } from '#modules/forms/server/testing/brand-shop.ts';
import {
  type ComparedMonths,
  conversionBreakdownCall,
  getConversionCall,
} from '#modules/leads/contract/conversion/conversion.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { leadPersonalData } from '../persons/lead-personal-data.ts';
import type { LeadsTables } from '../tables.ts';
import { brandLead } from '../testing/brand-lead.ts';
import { countSomeLeads } from './count-leads.ts';
import { readBreakdown } from './read-breakdown.ts';
import { readConversion } from './read-conversion.ts';

const suite = await testApp({ work: false });
const { app } = suite;
let client = await suite.people.client();
let formId = '';
let db = app.database.ofClient<LeadsTables>(client.id);

/** In the middle of a month, so that the twelve full months end with October. */
const AT = new Date('2026-11-16T12:00:00Z');
const october = (day: number) => new Date(Date.UTC(2026, 9, day, 9));

beforeEach(async () => {
  client = await suite.people.client();
  formId = (await brandForm(app, client.id)).id;
  db = app.database.ofClient<LeadsTables>(client.id);
});

interface Given {
  at?: Date;
  status?: string;
  acceptedAfter?: string;
  convertedAfter?: string;
  price?: number;
  currency?: string;
  locationId?: string;
  country?: string;
  skus?: string[];
  visitId?: string;
  lostReason?: string;
}

async function lead(given: Given = {}): Promise<string> {
  const { at = october(12), skus = [], locationId = null } = given;
  const id = await brandLead(app, { clientId: client.id, formId }, { at, skus, locationId });
  await change(id, given);
  return id;
}

async function change(id: string, given: Given): Promise<void> {
  const { acceptedAfter = null, convertedAfter = null } = given;
  await sql`
    update leads.leads set status = coalesce(${given.status ?? null}, status),
      accepted_at = created_at + ${acceptedAfter}::interval,
      converted_at = created_at + ${convertedAfter}::interval,
      lost_reason = ${given.lostReason ?? null}, price = ${given.price ?? null},
      currency = coalesce(${given.currency ?? null}, currency),
      country = ${given.country ?? null}, visit_id = ${given.visitId ?? null}
    where client_id = ${client.id} and id = ${id}`.execute(db);
}

const count = () => countSomeLeads({ db }, client.id);
const shown = (filters = {}, isBound = false, compare: ComparedMonths = 12) =>
  readConversion({ db, app }, { clientId: client.id, filters, isBound, at: AT, compare });
const by = (what: 'location' | 'country' | 'product' | 'source', more = {}) =>
  readBreakdown(
    { db, app },
    {
      clientId: client.id,
      filters: {},
      isBound: false,
      at: AT,
      locale: 'en',
      query: {
        of: what,
        sortBy: 'converted',
        sortDesc: true,
        page: 1,
        limit: 10,
        ...more,
      },
    },
  );

test('twelve full months and the twelve before: created, accepted, converted, lost, by volume and value [CONV-01]', async () => {
  await lead({
    status: 'converted',
    acceptedAfter: '1 hour',
    convertedAfter: '6 days',
    price: 24_900,
  });
  await lead({ status: 'lost', lostReason: 'idle', price: 10_000 });
  await lead({ status: 'accepted', acceptedAfter: '3 hours', price: 5_000 });
  await lead({ price: 1_000 });
  // Leads of the unfinished month, of the previous year, and one that is too old.
  await lead({ at: new Date('2026-11-02T09:00:00Z') });
  await lead({ at: new Date('2025-10-20T09:00:00Z'), status: 'converted', price: 700 });
  await lead({ at: new Date('2024-10-20T09:00:00Z') });
  await count();
  const { from, to, totals, before, months } = await shown();
  expect([from, to, months.length]).toEqual(['2025-11', '2026-10', 12]);
  expect(totals).toEqual({
    created: { count: 4, value: 40_900 },
    accepted: { count: 2, value: 29_900 },
    converted: { count: 1, value: 24_900 },
    lost: { count: 1, value: 10_000 },
    idle: { count: 1, value: 10_000 },
  });
  expect([before.created.count, before.converted.value]).toEqual([1, 700]);
  expect(months.at(-1)).toMatchObject({ open: { count: 1 }, waiting: { count: 1 } });
});

test('the time to accept and to convert is the median, and quick answers are held against slow ones [CONV-01]', async () => {
  for (const hours of [1, 2, 3])
    await lead({
      status: 'converted',
      acceptedAfter: `${hours} hours 30 minutes`,
      convertedAfter: '3 days',
    });
  await lead({ status: 'lost', acceptedAfter: '5 days' });
  // Leads without acceptance have no acceptance time, rather than a time of zero.
  await lead({ status: 'lost', lostReason: 'idle' });
  await lead();
  await count();
  const { toAccept, toConvert, answerTimes } = await shown();
  // Four leads: halfway between two and a half and three and a half hours.
  expect(toAccept.now).toBe(180);
  expect(toConvert.now).toBeGreaterThan(2 * 1440);
  expect(answerTimes.filter(({ accepted }) => accepted > 0)).toEqual([
    { under: 240, accepted: 3, converted: 3 },
    { under: 10_080, accepted: 1, converted: 0 },
  ]);
});

test('a changed lead is counted by its current state, and a deleted one is not counted [CONV-01]', async () => {
  const id = await lead({ price: 1_000, skus: ['POT-1', 'LID-2'], country: 'NO' });
  await count();
  await change(id, { status: 'converted', convertedAfter: '1 day', price: 900, country: 'DE' });
  await count();
  const { totals } = await shown();
  expect([totals.created.count, totals.converted]).toEqual([1, { count: 1, value: 900 }]);
  expect((await by('country')).items.map(({ key }) => key)).toEqual(['DE']);
  expect((await by('product')).items.map(({ key, converted }) => [key, converted.value])).toEqual([
    ['LID-2', 450],
    ['POT-1', 450],
  ]);
  await sql`delete from leads.leads where id = ${id}`.execute(db);
  await count();
  expect((await shown()).totals.created.count).toBe(0);
  expect((await by('product')).total).toBe(0);
});

test('by location, country, product and source, each with its rate and time to accept [CONV-01]', async () => {
  const [oslo, bergen] = [
    await brandShop(app, client.id, { name: 'Bjørvika', city: 'Oslo' }),
    await brandShop(app, client.id, { name: 'Bryggen', city: 'Bergen' }),
  ];
  await lead({ locationId: oslo, status: 'converted', acceptedAfter: '2 hours', visitId: 'v1' });
  await lead({ locationId: oslo, acceptedAfter: '4 hours' });
  await lead({ locationId: bergen });
  await count();
  const { items, total } = await by('location');
  expect(total).toBe(2);
  expect(items[0]).toMatchObject({
    key: oslo,
    name: 'Bjørvika',
    city: 'Oslo',
    created: { count: 2 },
    converted: { count: 1 },
    toAccept: 180,
  });
  expect((await by('source')).items.map(({ key, created }) => [key, created.count])).toEqual([
    ['touchpoint', 1],
    ['widget', 2],
  ]);
  expect((await by('location', { page: 2, limit: 1 })).items[0]?.name).toBe('Bryggen');
});

test('erasing a consumer leaves the figures unchanged and removes the visit id [CONV-01] [PH-17]', async () => {
  const id = await lead({
    status: 'converted',
    acceptedAfter: '2 hours',
    visitId: 'visit-of-ingrid',
  });
  await count();
  const sources = async () =>
    (await by('source')).items.map(({ key, converted }) => [key, converted.count]);
  expect(await sources()).toEqual([['touchpoint', 1]]);
  const emptyPerson = { clientId: client.id, contactIds: [], phones: [], names: [] };
  for (const _ of ['erased', 'erased again'])
    await db
      .transaction()
      .execute((tx) =>
        leadPersonalData.erase({ ...emptyPerson, refs: [id], emails: [] }, { db: tx, app }),
      );
  await count();
  expect(await sources()).toEqual([['touchpoint', 1]]);
  const { rows } = await sql<{ stored: string }>`
    select to_jsonb(lead)::text as stored from leads.leads as lead where id = ${id}`.execute(db);
  expect(rows[0]?.stored).not.toContain('visit-of-ingrid');
});

test('a user limited to locations sees only their figures [USR-10]', async () => {
  const rep = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
  const own = await brandShop(app, client.id, { people: [rep] });
  // A date in the previous month, because the call uses the current time.
  const at = new Date();
  at.setUTCMonth(at.getUTCMonth(), -10);
  await lead({ locationId: own, at });
  await lead({ locationId: await brandShop(app, client.id), at });
  await count();
  const visitor = await suite.visitor().as(rep);
  const params = { clientId: client.id };
  const { body } = await visitor.call(getConversionCall, { params, query: {} });
  const seen = body.months.reduce((sum, { created }) => sum + created.count, 0);
  expect(seen).toBe(1);
  const shops = await visitor.call(conversionBreakdownCall, { params, query: {} });
  expect(shops.body.items.map(({ key }) => key)).toEqual([own]);
});

test('filters narrow figures, and an amount is never added to one of another currency [CONV-01]', async () => {
  const shop = await brandShop(app, client.id);
  await lead({ price: 100, currency: 'NOK', locationId: shop });
  await lead({ price: 100, country: 'FR' });
  await count();
  const value = async (filters: object) => (await shown(filters)).totals.created;
  expect(await value({ currency: 'NOK' })).toEqual({ count: 1, value: 100 });
  expect(await value({ countries: ['FR'] })).toEqual({ count: 1, value: 100 });
  expect(await value({ locations: [shop] })).toEqual({ count: 1, value: 100 });
  expect(await value({ sources: ['api'] })).toEqual({ count: 0, value: 0 });
  const { choices, locations } = await shown({ currency: 'NOK', locations: [shop] });
  expect([choices.currencies.length, choices.countries, locations]).toEqual([
    2,
    ['FR'],
    [{ id: shop, name: 'Bjørvika' }],
  ]);
});

test('the acceptance time of a shop covers only the filtered leads [CONV-01]', async () => {
  const locationId = await brandShop(app, client.id);
  await lead({ locationId, status: 'accepted', acceptedAfter: '1 hour', country: 'NO' });
  await lead({ locationId, status: 'accepted', acceptedAfter: '9 hours', country: 'SE' });
  await count();
  const { items } = await readBreakdown(
    { db, app },
    {
      clientId: client.id,
      filters: { countries: ['NO'] },
      isBound: false,
      at: AT,
      locale: 'en',
      query: { of: 'location', sortBy: 'converted', sortDesc: true, page: 1, limit: 10 },
    },
  );
  expect(items).toMatchObject([{ key: locationId, toAccept: 60 }]);
});

test('medians are exact, and the same on the page, in its table and under any filter [CONV-01]', async () => {
  const locationId = await brandShop(app, client.id);
  const minutes = [121, 122, 123, 124, 178, 179, 1500];
  for (const took of minutes)
    await lead({ locationId, status: 'accepted', acceptedAfter: `${took} minutes`, country: 'NO' });
  await lead({ status: 'accepted', acceptedAfter: '4 days', at: new Date('2025-10-20T09:00:00Z') });
  await count();
  const { toAccept } = await shown();
  expect(toAccept).toEqual({ now: 124, before: 5_760 });
  // The twelve months up to September, and those up to July, hold only the earlier lead.
  for (const compare of [1, 3] as const) {
    const { before, toAccept: took } = await shown({}, false, compare);
    expect([before.created.count, took]).toEqual([1, { now: 124, before: 5_760 }]);
  }
  expect((await shown({ locations: [locationId] })).toAccept.now).toBe(124);
  for (const of of ['location', 'country', 'source'] as const)
    expect((await by(of)).items[0]?.toAccept).toBe(124);
});

test('a currency by volume is refused, where leads of all currencies are counted [CONV-01]', async () => {
  const params = { clientId: client.id };
  const visitor = await suite.adminOf(client);
  const refused = await visitor.call(getConversionCall, { params, query: { currency: 'NOK' } });
  expect([refused.status, refused.problem.errors]).toEqual([
    400,
    [{ field: 'query.currency', code: 'invalid' }],
  ]);
  const query = { by: 'value', currency: 'NOK' } as const;
  expect((await visitor.call(getConversionCall, { params, query })).body.currency).toBe('NOK');
});

test('the acceptance time is also reported for leads without a country [CONV-01]', async () => {
  await lead({ status: 'accepted', acceptedAfter: '1 hour', country: 'NO' });
  await lead({ status: 'accepted', acceptedAfter: '9 hours' });
  await count();
  const reported = (await by('country')).items.map(({ key, toAccept }) => [key, toAccept !== null]);
  expect(reported).toEqual([
    ['NO', true],
    [null, true],
  ]);
});
