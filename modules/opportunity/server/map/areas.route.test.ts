import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { areaItems } from '#modules/opportunity/contract/area-figures.ts';
import { getAreasCall, getAreasFileCall } from '#modules/opportunity/contract/map-calls.ts';
import { addDays, mapRanges } from '#modules/opportunity/contract/periods.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { areaIdsAt } from '../areas/client-areas.ts';
import { type NewIntention, writeIntentions } from '../demand/write-intentions.ts';
import type { OpportunityTables } from '../tables.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const all = app.database.acrossClients<OpportunityTables>();
const { range, before } = mapRanges('last-month', dayIn(Date.now(), 'UTC'));
const TOWNS = {
  Rodez: { latitude: 44.35, longitude: 2.57, country: 'FR' },
  Lyon: { latitude: 45.76, longitude: 4.83, country: 'FR' },
  Lille: { latitude: 50.63, longitude: 3.06, country: 'FR' },
  Atlantic: { latitude: 46, longitude: -30, country: '' },
};
type Town = keyof typeof TOWNS;

async function newBrand(config: object = {}) {
  const client = await suite.people.client();
  await sql`
    insert into opportunity.configurations (client_id, config)
    values (${client.id}, ${JSON.stringify({ countries: ['FR'], defaultPrice: 1_000, ...config })}::jsonb)`.execute(
    all,
  );
  let count = 0;
  const intentions = async (town: Town, times: number, given: Partial<NewIntention> = {}) => {
    const rows = Array.from({ length: times }, (): NewIntention => {
      count += 1;
      return {
        source: 'lead',
        sourceKey: `${count}`,
        day: range.from,
        ...TOWNS[town],
        precision: 'town',
        sku: '',
        category: 'Knives',
        ...given,
      };
    });
    await writeIntentions({ db: app.database.ofClient(client.id), app }, client.id, rows);
  };
  const retailer = async (
    town: Town,
    given: { sells?: boolean; affiliation?: string; activity?: string; type?: string } = {},
  ) => {
    const [id, { sells = false, affiliation = '', activity = '', type = '' }] = [uuidV7(), given];
    if (sells)
      await sql`
        insert into directory.locations (client_id, id, code, name, country)
        values (${client.id}, ${id}, ${id}, ${town}, 'FR')`.execute(all);
    const [areas] = await areaIdsAt({ app }, client.id, [TOWNS[town]]);
    const [area_1 = null, area_2 = null, area_3 = null, area_4 = null] = areas ?? [];
    await all
      .insertInto('opportunity.retailers')
      .values({
        client_id: client.id,
        id,
        location_id: sells ? id : null,
        name: town,
        ...TOWNS[town],
        country: 'FR',
        affiliation,
        activity,
        type,
        sells,
        assigned_to: null,
        import_id: null,
        area_1,
        area_2,
        area_3,
        area_4,
      })
      .execute();
    return id;
  };
  const sales = (locationId: string, day: string, value: number) =>
    sql`
      insert into opportunity.sales_figures (client_id, grain, starts, location_id, category, quantity, value)
      values (${client.id}, 'day', ${day}, ${locationId}, 'Knives', 1, ${value}),
        (${client.id}, 'month', date_trunc('month', ${day}::date), ${locationId}, 'Knives', 1, ${value})`.execute(
      all,
    );
  const inputFor = (query: object = {}) => ({
    params: { clientId: client.id },
    query: { level: '3', period: 'last-month', ...query } as never,
  });
  const areasOf = async (
    visitor: Awaited<ReturnType<typeof suite.adminOf>>,
    query: object = {},
  ) => {
    const { body, status } = await visitor.call(getAreasCall, inputFor(query));
    expect(status).toBe(200);
    const items = areaItems(body.areas);
    return { ...body, items, of: (name: string) => items.find((item) => item.name === name) };
  };
  return { client, intentions, retailer, sales, areasOf, ask: inputFor };
}

test('areas have demand, retailers, sales, value, share and rank; what lies outside is counted beside [OPP-01]', async () => {
  const brand = await newBrand({ categoryPrices: { Forks: 300 } });
  await brand.intentions('Rodez', 10);
  await brand.intentions('Rodez', 8, { day: before.from });
  await brand.intentions('Lyon', 30, { category: 'Forks', unserved: 1 });
  await brand.intentions('Lille', 2);
  await brand.intentions('Atlantic', 3);
  await brand.intentions('Rodez', 4, { latitude: null, longitude: null, precision: 'country' });
  const store = await brand.retailer('Rodez', { sells: true });
  await brand.retailer('Rodez');
  await brand.sales(store, range.from, 5_000);
  await brand.sales(store, before.from, 4_000);
  const admin = await suite.adminOf(brand.client);
  const erp = { erpPeriod: 'month', reference: 'full-month', against: 'previous-period' };
  const { items, of, totals, outside, ...rest } = await brand.areasOf(admin, {
    measure: 'intentions',
    ...erp,
  });
  expect(of('Aveyron')).toMatchObject({
    id: 'FR:3:12',
    country: 'FR',
    parentName: 'Occitania',
    intentions: 10,
    intentionsBefore: 8,
    unserved: 0,
    marketValue: 10_000,
    retailers: 2,
    brandRetailers: 1,
    sales: 5_000,
    salesBefore: 4_000,
    value: 10,
    grey: null,
    rank: 2,
    share: expect.closeTo(10 / 42, 6),
  });
  expect(items[0]).toMatchObject({
    intentions: 30,
    unserved: 30,
    marketValue: 9_000,
    rank: 1,
    sales: null,
    hot: true,
  });
  expect(of('Nord')).toMatchObject({ intentions: 2, grey: 'few-intentions', rank: null });
  expect(items.length).toBeGreaterThan(90);
  expect(outside).toEqual({ intentions: 7, retailers: 0 });
  expect(totals).toMatchObject({
    intentions: 49,
    unserved: 30,
    retailers: 2,
    brandRetailers: 1,
    sales: 5_000,
  });
  expect(rest).toMatchObject({ level: 3, range, before, allRetailers: 2 });
  expect(Date.parse(rest.updatedAt ?? '')).toBeLessThanOrEqual(Date.now());
  const country = await brand.areasOf(admin, { level: '1', measure: 'salesGrowth', ...erp });
  expect(country.items).toMatchObject([{ id: 'FR:1:FR', intentions: 46, value: 0.25, rank: 1 }]);
  expect(country.outside.intentions).toBe(3);
});

test('category, source, affiliation, activity and type filter together, over the configured categories too [OPP-03]', async () => {
  const brand = await newBrand({
    categories: [
      {
        slug: 'cut',
        labels: { en: 'Cutting' },
        productCategories: ['knives', 'Forks'],
        price: 200,
      },
    ],
  });
  await brand.intentions('Rodez', 6);
  await brand.intentions('Rodez', 7, { category: 'Forks', source: 'search' });
  await brand.intentions('Rodez', 9, { category: 'Pans' });
  await brand.retailer('Rodez', {
    sells: true,
    affiliation: 'Union, A & B',
    activity: 'Home',
    type: 'Shop',
  });
  await brand.retailer('Rodez', { affiliation: 'Union, A & B', activity: 'Garden', type: 'Shop' });
  await brand.retailer('Rodez', { affiliation: 'Other', activity: 'Home', type: 'Shop' });
  const admin = await suite.adminOf(brand.client);
  const aveyron = async (query: object) => (await brand.areasOf(admin, query)).of('Aveyron');
  expect(await aveyron({})).toMatchObject({ intentions: 22, retailers: 3, value: 1 / 3 });
  expect(await aveyron({ categories: 'cut' })).toMatchObject({
    intentions: 13,
    marketValue: 2_600,
  });
  expect(await aveyron({ categories: 'cut', sources: 'search,scan' })).toMatchObject({
    intentions: 7,
  });
  const affiliations = encodeURIComponent('Union, A & B');
  expect(await aveyron({ affiliations })).toMatchObject({
    intentions: 22,
    retailers: 2,
    value: 0.5,
  });
  expect(
    await aveyron({ categories: 'Pans', affiliations, activities: 'Home', types: 'Shop,Market' }),
  ).toMatchObject({ intentions: 9, retailers: 1, brandRetailers: 1, value: 1 });
});

test('a sales representative sees the areas around their own locations and nothing outside [OPP-07]', async () => {
  const brand = await newBrand({ nearKm: 20 });
  for (const town of ['Rodez', 'Lyon', 'Lille', 'Atlantic'] as const)
    await brand.intentions(town, 6);
  const own = await brand.retailer('Rodez', { sells: true });
  await brand.retailer('Lyon', { sells: true });
  const rep = await suite.people.user({ at: [{ client: brand.client, role: 'sales_rep' }] });
  await sql`
    insert into directory.associations (client_id, user_id, kind, location_id)
    values (${brand.client.id}, ${rep.id}, 'location', ${own})`.execute(all);
  const visitor = await suite.visitor().as(rep);
  const { items, totals, outside, allRetailers } = await brand.areasOf(visitor);
  const names = items.map(({ name }) => name);
  expect(names).toContain('Aveyron');
  expect(names).not.toContain('Nord');
  expect(names).not.toContain('Rhône');
  expect(names.length).toBeLessThan(20);
  expect(totals).toMatchObject({ intentions: 6, brandRetailers: 1 });
  expect([outside.intentions, allRetailers]).toEqual([0, 1]);
});

test('the file holds the areas of the map in the reader’s language [OPP-01]', async () => {
  const brand = await newBrand();
  await brand.intentions('Rodez', 10);
  await brand.intentions('Atlantic', 3);
  const fileOf = async (locale: Locale) => {
    const user = await suite.people.user({
      locale,
      at: [{ client: brand.client, role: 'brand_admin' }],
    });
    const visitor = await suite.visitor().as(user);
    const { raw, status } = await visitor.call(
      getAreasFileCall,
      brand.ask({ format: 'csv', measure: 'marketValue' }),
    );
    expect(status).toBe(200);
    return raw.body.split(/\r?\n/).filter(Boolean);
  };
  const [header, first, ...others] = await fileOf('fr');
  expect(header).toContain('Valeur de marché');
  expect(first).toMatch(/1[;,]Aveyron[;,]Occitanie[;,]FR/);
  expect(others.at(-1)).toContain('Hors de toute zone');
  expect((await fileOf('de'))[0]).toContain('Marktwert');
});

test('a query that is none is refused at its place [OPP-03]', async () => {
  const brand = await newBrand();
  const admin = await suite.adminOf(brand.client);
  for (const query of [
    { level: '5' },
    { level: '3', measure: 'luck' },
    { level: '3', period: 'forever' },
    { level: '3', sources: 'lead,dream' },
    { level: '3', erpFrom: addDays(range.from, 1).replaceAll('-', '/') },
  ]) {
    const { status } = await admin.call(getAreasCall, {
      params: { clientId: brand.client.id },
      query: query as never,
    });
    expect(status).toBe(400);
  }
});
