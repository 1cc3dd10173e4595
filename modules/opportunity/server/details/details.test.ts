import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  getAreaProspectsCall,
  getClusterDetailsCall,
  getMarkerCall,
  type HotReason,
} from '#modules/opportunity/contract/map-detail-calls.ts';
import { mapRanges } from '#modules/opportunity/contract/periods.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import { tileAt } from '../demand/map-cell.ts';
import type { OpportunityTables } from '../tables.ts';
import {
  type Brand,
  detailsBrands,
  FREIBURG,
  STRASBOURG,
  STUTTGART,
} from './testing/details-brand.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const db = app.database.acrossClients<OpportunityTables>();
const { range, before } = mapRanges('last-3-months', dayIn(Date.now(), 'UTC'));
const IRON = { slug: 'iron', labels: { en: 'Iron', de: 'Eisen' } };
const { newBrand, retailer, location, intend, detailsOf } = detailsBrands(suite);

async function reasonOf(brand: Brand, reason: HotReason, reader?: Visitor) {
  const { status, body } = await detailsOf(brand, reader);
  expect(status).toBe(200);
  return body.reasons.find((one) => one.reason === reason);
}

test('the details of an area give its sums, products, categories, retailers and sales within the filters [OPP-05]', async () => {
  const brand = await newBrand();
  await sql`
    insert into opportunity.configurations (client_id, config)
    values (${brand.clientId}, ${JSON.stringify({
      defaultPrice: 1_000,
      categories: [{ ...IRON, productCategories: ['Cast iron'], price: 20_000 }],
    })}::jsonb)`.execute(db);
  const own = await location(brand);
  await retailer(brand, { type: 'Shop' });
  await retailer(brand, { type: 'Kiosk' });
  await retailer(brand, { ...STRASBOURG, type: 'Shop' });
  await intend(brand, { quantity: 6 });
  await intend(brand, { quantity: 2, sku: 'KNI-1', category: 'Knives' });
  await intend(brand, { quantity: 4, day: before.from });
  await intend(brand, { ...STRASBOURG, country: 'FR', quantity: 50 });
  const { body } = await detailsOf(brand);
  expect(body).toMatchObject({
    id: brand.areaId,
    level: 2,
    bounds: [
      expect.closeTo(7.5, 0),
      expect.closeTo(47.5, 0),
      expect.closeTo(10.5, 0),
      expect.closeTo(49.8, 0),
    ],
    intentions: 8,
    intentionsBefore: 4,
    unserved: 0,
    marketValue: 6 * 20_000 + 2 * 1_000,
    retailers: 3,
    brandRetailers: 1,
    penetrationBefore: 1 / 3,
    sales: null,
    topProducts: [
      { sku: 'COC-26', intentions: 6, marketValue: 120_000 },
      { sku: 'KNI-1', intentions: 2, marketValue: 2_000 },
    ],
    categories: [
      { slug: 'iron', label: 'Iron', share: 0.75 },
      { slug: 'Knives', label: 'Knives', share: 0.25 },
    ],
    prospects: { all: 2, whereUnserved: 0 },
  });
  expect(body.name).toContain('Baden');
  const filtered = (await detailsOf(brand, brand.admin, { categories: 'iron', types: 'Kiosk' }))
    .body;
  expect(filtered).toMatchObject({ intentions: 6, retailers: 1, brandRetailers: 0 });
  expect(filtered.prospects.all).toBe(1);
  await sql`
    insert into opportunity.sales_figures (client_id, grain, starts, location_id, category, quantity, value)
    values (${brand.clientId}, 'day', ${range.from}, ${own}, '', 3, 9900),
      (${brand.clientId}, 'month', date_trunc('month', ${range.from}::date)::date, ${own}, '', 3, 9900)`.execute(
    db,
  );
  const custom = { erpPeriod: 'custom', erpFrom: range.from, erpTo: range.from };
  expect((await detailsOf(brand, brand.admin, custom)).body).toMatchObject({
    sales: 9_900,
    salesBefore: 0,
  });
});

test('growth is a reason where there was enough demand before [OPP-05]', async () => {
  const brand = await newBrand();
  await intend(brand, { quantity: 14 });
  await intend(brand, { quantity: 10, day: before.from });
  expect(await reasonOf(brand, 'growing')).toMatchObject({ count: expect.closeTo(0.4), href: '' });
  await intend(brand, { quantity: 2, day: before.from });
  expect(await reasonOf(brand, 'growing')).toBeUndefined();
  await intend(brand, { quantity: 1 });
  expect(await reasonOf(brand, 'growing')).toMatchObject({ count: expect.closeTo(0.25) });
});

test('demand without a nearby retailer is listed as a reason, together with the prospects there [OPP-05]', async () => {
  const brand = await newBrand();
  await intend(brand, { quantity: 5 });
  const there = await retailer(brand, { name: 'There', city: 'Freiburg' });
  await retailer(brand, { name: 'Elsewhere', ...STUTTGART });
  expect(await reasonOf(brand, 'no-retailer-near')).toBeUndefined();
  expect(await reasonOf(brand, 'prospects')).toMatchObject({ count: 2 });
  await intend(brand, { quantity: 7, unserved: 3 });
  expect(await reasonOf(brand, 'no-retailer-near')).toMatchObject({ count: 3, params: { km: 40 } });
  expect((await detailsOf(brand)).body.prospects).toEqual({ all: 2, whereUnserved: 1 });
  const { clientId, areaId, admin } = brand;
  const listed = async (query: object) =>
    (await admin.call(getAreaProspectsCall, { params: { clientId, areaId }, query })).body;
  expect(await listed({ whereUnserved: 'true' })).toMatchObject({
    total: 1,
    items: [{ id: there, name: 'There', isAssigned: false }],
  });
  expect(await listed({ size: '1' })).toMatchObject({ total: 2, items: [{ name: 'Elsewhere' }] });
});

test('retailers whose known range does not include the wanted product are listed as a reason [OPP-05]', async () => {
  const brand = await newBrand();
  const [with_, without] = [await location(brand), await location(brand)];
  await location(brand);
  await intend(brand, { quantity: 5 });
  const [wanted, other] = [uuidV7(), uuidV7()];
  for (const [id, sku] of [
    [wanted, 'COC-26'],
    [other, 'KNI-1'],
  ])
    await sql`
      insert into directory.products (client_id, id, sku, names)
      values (${brand.clientId}, ${id}, ${sku}, ${JSON.stringify({ en: `Product ${sku}` })})`.execute(
      db,
    );
  expect(await reasonOf(brand, 'without-product')).toBeUndefined();
  await sql`
    insert into directory.location_products (client_id, location_id, product_id)
    values (${brand.clientId}, ${with_}, ${wanted}), (${brand.clientId}, ${without}, ${other})`.execute(
    db,
  );
  expect(await reasonOf(brand, 'without-product')).toEqual({
    reason: 'without-product',
    count: 1,
    params: { product: 'Product COC-26', sku: 'COC-26' },
    href: `settings/locations/${without}`,
  });
});

test('unaccepted leads are listed as a reason, with a link to their list for users who may open it [OPP-05]', async () => {
  const brand = await newBrand();
  const [own, outside] = [await location(brand), await location(brand, STRASBOURG)];
  const lead = (locationId: string, status: string) =>
    sql`
    insert into leads.counted_leads
      (client_id, lead_id, month, form_id, location_id, source, currency, status, is_accepted, is_idle, value, skus)
    values (${brand.clientId}, ${uuidV7()}, ${range.from}, ${uuidV7()}, ${locationId}, 'api', 'EUR', ${status},
      ${status !== 'new'}, false, 0, '{}')`.execute(db);
  await lead(own, 'accepted');
  await lead(outside, 'new');
  expect(await reasonOf(brand, 'leads-unanswered')).toBeUndefined();
  await lead(own, 'new');
  const href = `platform/leads?view=new&f.location=any-of:${own}&f.created=between:${range.from},${range.to}`;
  expect(await reasonOf(brand, 'leads-unanswered')).toMatchObject({ count: 1, href });
  const user = await suite.people.user({
    at: [{ client: brand.client, role: 'brand_user', menus: ['platform/opportunity'] }],
  });
  const reader = await suite.visitor().as(user);
  expect(await reasonOf(brand, 'leads-unanswered', reader)).toMatchObject({ count: 1, href: '' });
});

test('leads of the area that went to a location outside of it are a reason with the city most went to [OPP-05]', async () => {
  const brand = await newBrand();
  const inside = await location(brand);
  const outside = await location(brand, { ...STRASBOURG, city: 'Strasbourg' });
  await intend(brand, { source: 'lead', locationId: inside });
  await intend(brand, { source: 'lead', locationId: outside, ...STRASBOURG, country: 'FR' });
  expect(await reasonOf(brand, 'leads-sent-away')).toBeUndefined();
  await intend(brand, { source: 'lead', locationId: outside });
  expect(await reasonOf(brand, 'leads-sent-away')).toMatchObject({
    count: 1,
    params: { town: 'Strasbourg' },
    href: expect.stringContaining(`f.location=any-of:${outside}`),
  });
});

test('locations with bad reviews are a reason, a good average is none [OPP-05]', async () => {
  const brand = await newBrand();
  const own = await location(brand);
  const review = (grade: number) =>
    sql`
    insert into communication.reviews
      (client_id, id, origin, external_id, location_id, written_at, username, grade, comment, status, sentiment)
    values (${brand.clientId}, ${uuidV7()}, 'GMB', ${uuidV7()}, ${own}, ${`${range.from}T12:00:00Z`}, 'Ana',
      ${grade}, '', 'manual', 'BL')`.execute(db);
  for (const grade of [5, 5, 4]) await review(grade);
  expect(await reasonOf(brand, 'bad-reviews')).toBeUndefined();
  for (const grade of [1, 1, 1]) await review(grade);
  expect(await reasonOf(brand, 'bad-reviews')).toMatchObject({
    count: 1,
    params: { average: 2.8, reviews: 6 },
    href: expect.stringContaining(`&shops=${own}&from=${range.from}&to=${range.to}`),
  });
});

test('a store that was closed in the period is a reason, one that was closed before is none [OPP-05]', async () => {
  const brand = await newBrand();
  const own = await location(brand, { name: 'Alte Mühle' });
  const close = async (day: string) => {
    await sql`update directory.locations set closed_at = ${`${day}T12:00:00Z`} where id = ${own}`.execute(
      db,
    );
    await sql`update opportunity.retailers set sells = false, closed = true where id = ${own}`.execute(
      db,
    );
  };
  await close(before.from);
  expect(await reasonOf(brand, 'closed-store')).toBeUndefined();
  await close(range.from);
  expect(await reasonOf(brand, 'closed-store')).toMatchObject({
    count: 1,
    params: { name: 'Alte Mühle' },
    href: `settings/locations/${own}`,
  });
});

test('a cluster has the demand and the retailers of its cell, large or small [OPP-05]', async () => {
  const brand = await newBrand();
  const { clientId, admin } = brand;
  const own = await location(brand, { name: 'Own' });
  await retailer(brand, { name: 'Other' });
  await retailer(brand, { name: 'Far', ...STUTTGART });
  await intend(brand, { quantity: 5, unserved: 2 });
  await intend(brand, { quantity: 9, ...STUTTGART });
  for (const zoom of [9, 10, 14, 20, 22]) {
    const { x, y } = tileAt(FREIBURG.longitude, FREIBURG.latitude, zoom);
    const { body } = await admin.call(getClusterDetailsCall, {
      params: { clientId, zoom, x, y },
      query: {},
    });
    expect(body).toMatchObject({
      intentions: 5,
      unserved: 2,
      retailers: 2,
      brandRetailers: 1,
      topProducts: [{ sku: 'COC-26', intentions: 5 }],
      items: [
        { id: own, name: 'Own', sells: true },
        { name: 'Other', sells: false },
      ],
    });
  }
  const outside = { params: { clientId, zoom: 3, x: 8, y: 0 }, query: {} };
  expect((await admin.call(getClusterDetailsCall, outside)).status).toBe(404);
});

test('a retailer has the demand around it, its attributes and areas [OPP-05]', async () => {
  const brand = await newBrand();
  const { clientId, admin } = brand;
  const own = await location(brand, { name: 'Own' });
  const prospect = await retailer(brand, {
    name: 'Prospect',
    attributes: JSON.stringify({ 'Sales area': '120 m²' }),
  });
  await intend(brand, { quantity: 5, unserved: 2 });
  await intend(brand, { quantity: 9, ...STUTTGART });
  const read = async (id: string) =>
    (await admin.call(getMarkerCall, { params: { clientId, id }, query: {} })).body;
  expect(await read(own)).toMatchObject({
    ...{ id: own, locationId: own, sells: true },
    ...{ intentions: 5, retailers: 2, brandRetailers: 1 },
    leads: { all: 0, open: 0 },
    reviews: { all: 0, average: null },
    areas: [{ level: 1 }, { level: 2, id: brand.areaId }, { level: 3 }, { level: 4 }],
  });
  expect(await read(prospect)).toMatchObject({
    locationId: null,
    sells: false,
    attributes: { 'Sales area': '120 m²' },
    leads: null,
    reviews: null,
    reasons: [{ reason: 'no-retailer-near', count: 2 }],
  });
  await sql`
    insert into opportunity.configurations (client_id, config)
    values (${clientId}, ${JSON.stringify({ nearKm: 5 })}::jsonb)`.execute(db);
  expect(await read(own)).toMatchObject({ intentions: 5, retailers: 2 });
  const missing = { params: { clientId, id: uuidV7() }, query: {} };
  expect((await admin.call(getMarkerCall, missing)).status).toBe(404);
});
