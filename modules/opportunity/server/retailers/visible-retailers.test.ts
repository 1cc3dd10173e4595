import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { getClustersCall, getMapChoicesCall } from '#modules/opportunity/contract/map-calls.ts';
import { getClusterDetailsCall } from '#modules/opportunity/contract/map-detail-calls.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { writeIntentions } from '../demand/write-intentions.ts';
import type { OpportunityTables } from '../tables.ts';
import { retailerIndex } from './retailer-index.ts';
import { visibleRetailers } from './visible-retailers.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const everywhere = app.database.acrossClients<OpportunityTables>();
let client = await suite.people.client();
let rep = { id: '', email: '' };
let visitor = suite.visitor();
let ids = { own: '', other: '' };

const LYON = { latitude: 45.76, longitude: 4.83 };
/** 5 km from Lyon. */
const VILLEURBANNE = { latitude: 45.77, longitude: 4.89 };
/** 55 km from Lyon, in the next square of a degree. */
const BOURG = { latitude: 46.205, longitude: 5.225 };
const PARIS = { latitude: 48.85, longitude: 2.35 };
const OSLO = { latitude: 59.91, longitude: 10.75 };

async function location(name: string, at: { latitude: number; longitude: number }) {
  const id = uuidV7();
  await sql`
    insert into directory.locations (client_id, id, code, name, country)
    values (${client.id}, ${id}, ${name}, ${name}, 'FR')`.execute(everywhere);
  await add({ id, location_id: id, name, affiliation: `${name} chain`, sells: true, ...at });
  for (const table of ['sales', 'sales_figures'])
    await sql`
      insert into opportunity.${sql.raw(table)} (client_id, location_id, quantity, value,
        ${sql.raw(table === 'sales' ? 'day' : 'grain, category, starts')})
      values (${client.id}, ${id}, 1, 100, ${sql.raw(table === 'sales' ? '' : "'day', '',")} '2026-11-01')`.execute(
      everywhere,
    );
  return id;
}

async function add(columns: Record<string, unknown> & { id?: string; name: string }) {
  const id = columns.id ?? uuidV7();
  await everywhere
    .insertInto('opportunity.retailers')
    .values({
      country: 'FR',
      city: 'Lyon',
      sells: false,
      ...columns,
      client_id: client.id,
      id,
    } as never)
    .execute();
  return id;
}

const prospect = (name: string, at: object, columns: object = {}) =>
  add({ name, affiliation: `${name} chain`, ...at, ...columns });

async function configure(config: object): Promise<void> {
  await sql`
    insert into opportunity.configurations (client_id, config)
    values (${client.id}, ${JSON.stringify(config)}::jsonb)`.execute(everywhere);
}

beforeEach(async () => {
  client = await suite.people.client();
  rep = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
  visitor = await suite.visitor().as(rep);
  ids = { own: await location('Own', LYON), other: await location('Other', VILLEURBANNE) };
  await sql`
    insert into directory.associations (client_id, user_id, kind, location_id)
    values (${client.id}, ${rep.id}, 'location', ${ids.own})`.execute(everywhere);
});

const EVERYWHERE = { bounds: '-180,-85,180,85', zoom: '15' };
async function seen(): Promise<string[]> {
  const { body } = await visitor.call(getClustersCall, {
    params: { clientId: client.id },
    query: EVERYWHERE,
  });
  expect(body.clusters).toEqual([]);
  expect(body.inView).toBe(body.markers.length);
  return body.markers.map(({ name }) => name).sort();
}
const bound = () => app.database.ofClient(client.id, { locationsOf: rep.id });
async function readable(table: string, column: string): Promise<unknown[]> {
  const { rows } = await sql<{ value: unknown }>`
    select ${sql.id(column)} as value from opportunity.${sql.id(table)} order by 1`.execute(
    bound(),
  );
  return rows.map(({ value }) => value);
}

describe('a sales representative [OPP-07]', () => {
  test('sees their own location, prospects near it and those assigned to them, and no other location', async () => {
    await prospect('Near', VILLEURBANNE);
    await prospect('Far', PARIS);
    await prospect('Beyond', BOURG);
    await prospect('Assigned', PARIS, { assigned_to: rep.id });
    await prospect('Of another', PARIS, { assigned_to: uuidV7() });
    await prospect('Nowhere', {});
    expect(await seen()).toEqual(['Assigned', 'Near', 'Own']);
    await configure({ nearKm: 100 });
    expect(await seen()).toEqual(['Assigned', 'Beyond', 'Near', 'Own']);
  });

  test('finds no other location in filters, with and without asking for its values', async () => {
    await prospect('Near', VILLEURBANNE);
    const params = { clientId: client.id };
    const { body } = await visitor.call(getMapChoicesCall, { params });
    expect(body.affiliations).toEqual([
      { value: 'Near chain', retailers: 1 },
      { value: 'Own chain', retailers: 1 },
    ]);
    const response = await visitor.call(getClustersCall, {
      params,
      query: { ...EVERYWHERE, affiliations: 'Other%20chain' },
    });
    expect(response.body).toMatchObject({ markers: [], clusters: [], inView: 0 });
  });

  test('counts only visible retailers by area', async () => {
    const user = { id: rep.id, role: 'sales_rep' };
    const visible = await visibleRetailers({ db: bound(), app }, client.id, user);
    const index = await retailerIndex({ app }, client.id);
    expect(index.countByArea(1, { visible })).toEqual(
      new Map([['', { retailers: 1, brandRetailers: 1 }]]),
    );
    const admin = { id: rep.id, role: 'brand_admin' };
    expect(await visibleRetailers({ db: bound(), app }, client.id, admin)).toBeUndefined();
  });

  test('is shown nothing else by a query that forgets to filter: retailers, sales and their sums', async () => {
    await prospect('Near', VILLEURBANNE);
    await prospect('Far', PARIS);
    expect(await readable('retailers', 'name')).toEqual(['Near', 'Own']);
    expect(await readable('sales', 'location_id')).toEqual([ids.own]);
    expect(await readable('sales_figures', 'location_id')).toEqual([ids.own]);
    const changed = await sql`
      update opportunity.retailers set name = 'x' where id = ${ids.other}`.execute(bound());
    expect(changed.numAffectedRows).toBe(0n);
  });

  test('without a location of their own sees nothing; one for the whole brand sees all of it', async () => {
    await prospect('Far', PARIS);
    await sql`delete from directory.associations where user_id = ${rep.id}`.execute(everywhere);
    expect(await seen()).toEqual([]);
    await sql`
      insert into directory.associations (client_id, user_id, kind)
      values (${client.id}, ${rep.id}, 'brand')`.execute(everywhere);
    expect(await seen()).toEqual(['Other', 'Own']);
  });

  test('for the whole brand sees the same as for each of its locations, until the association ends', async () => {
    await prospect('Near', VILLEURBANNE);
    await prospect('Far', PARIS);
    await prospect('Assigned', PARIS, { assigned_to: rep.id });
    await prospect('Nowhere', {});
    const closed = await location('Closed', BOURG);
    await sql`
      update opportunity.retailers set sells = false, closed = true where id = ${closed}`.execute(
      everywhere,
    );
    const visible = async () => {
      const user = { id: rep.id, role: 'sales_rep' };
      return [...((await visibleRetailers({ db: bound(), app }, client.id, user)) ?? [])].sort();
    };
    const associate = (kind: string, id: string | null) =>
      sql`
        insert into directory.associations (client_id, user_id, kind, location_id)
        values (${client.id}, ${rep.id}, ${kind}, ${id})`.execute(everywhere);
    for (const id of [ids.other, closed]) await associate('location', id);
    const ofLocations = await visible();
    expect(ofLocations).toHaveLength(5);
    await associate('brand', null);
    await expect.poll(visible).toEqual(ofLocations);
    await prospect('Another near', VILLEURBANNE);
    await expect.poll(visible).toHaveLength(6);
    await sql`delete from directory.associations where user_id = ${rep.id}`.execute(everywhere);
    expect(await visible()).toHaveLength(1);
  });

  test('reads the demand around their locations in a large cluster, and that of their countries in filters', async () => {
    const wanted = { source: 'import', day: dayIn(Date.now(), 'UTC'), precision: 'town' } as const;
    const of = { sku: '', category: 'Knives' };
    await writeIntentions({ db: everywhere, app }, client.id, [
      { ...wanted, ...of, sourceKey: 'near', quantity: 2, country: 'FR', ...VILLEURBANNE },
      { ...wanted, ...of, sourceKey: 'far', quantity: 30, country: 'FR', ...PARIS },
      { ...wanted, ...of, sourceKey: 'abroad', quantity: 500, country: 'NO', ...OSLO },
    ]);
    await sql`
      update opportunity.retailers set area_1 = 'FR:1:FR' where client_id = ${client.id}`.execute(
      everywhere,
    );
    const admin = await suite.adminOf(client);
    const read = async (by: typeof visitor) => {
      const params = { clientId: client.id };
      const { body } = await by.call(getClusterDetailsCall, {
        params: { ...params, zoom: '0', x: '0', y: '0' },
        query: { period: 'current-month' },
      });
      const choices = await by.call(getMapChoicesCall, { params });
      return [body.intentions, choices.body.categories[0]?.intentions];
    };
    expect(await read(admin)).toEqual([532, 532]);
    expect(await read(visitor)).toEqual([2, 32]);
  });

  test('near the date line sees prospects on its other side', async () => {
    const fiji = await location('Fiji', { latitude: -17, longitude: 179.9 });
    await sql`
      update directory.associations set location_id = ${fiji} where user_id = ${rep.id}`.execute(
      everywhere,
    );
    await prospect('Across', { latitude: -17, longitude: -179.9 });
    await prospect('Near', VILLEURBANNE);
    expect(await seen()).toEqual(['Across', 'Fiji']);
  });

  test('of another client is shown nothing of this one', async () => {
    const stranger = await suite.people.client();
    const other = suite
      .visitor()
      .as(await suite.people.user({ at: [{ client: stranger, role: 'sales_rep' }] }));
    const { status } = await (await other).call(getClustersCall, {
      params: { clientId: client.id },
      query: EVERYWHERE,
    });
    expect(status).toBe(403);
  });
});
