import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  findRepresentativesCall,
  getAreaDetailsCall,
  getAreaProspectsCall,
  getClusterDetailsCall,
  getMarkerCall,
} from '#modules/opportunity/contract/map-detail-calls.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import { areaIdsAt } from '../areas/client-areas.ts';
import { tileAt } from '../demand/map-cell.ts';
import { isResponsibleForWholeBrand } from '../retailers/visible-retailers.ts';
import { detailsBrands, FREIBURG, STUTTGART } from './testing/details-brand.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const db = app.database.acrossClients();
const { newBrand, retailer, location, intend, detailsOf } = detailsBrands(suite);

test('a user bound to locations reads details only around them, and only sales representatives are offered as assignees [OPP-07]', async () => {
  const brand = await newBrand();
  const { client, clientId, areaId, admin } = brand;
  const [own, others] = [await location(brand), await location(brand, STUTTGART)];
  const far = await location(brand, { longitude: 13.4, latitude: 52.52, city: 'Berlin' });
  await intend(brand, { quantity: 5 });
  const user = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
  await sql`
    insert into directory.associations (client_id, user_id, kind, location_id)
    values (${clientId}, ${user.id}, 'location', ${own})`.execute(db);
  const rep = await suite.visitor().as(user);
  const { body } = await detailsOf(brand, rep);
  expect(body).toMatchObject({ intentions: 5, retailers: 1, brandRetailers: 1 });
  expect((await detailsOf(brand)).body.representatives).toEqual([
    { id: user.id, name: expect.any(String), locations: 1 },
  ]);
  const [berlin] = await areaIdsAt({ app }, clientId, [
    { longitude: 13.4, latitude: 52.52, country: 'DE' },
  ]);
  const params = { clientId, areaId: berlin?.[1] ?? '' };
  expect((await admin.call(getAreaDetailsCall, { params, query: {} })).status).toBe(200);
  expect((await rep.call(getAreaDetailsCall, { params, query: {} })).status).toBe(404);
  const marker = async (reader: Visitor, id: string) =>
    (await reader.call(getMarkerCall, { params: { clientId, id }, query: {} })).status;
  expect([await marker(rep, own), await marker(rep, others), await marker(rep, far)]).toEqual([
    200, 404, 404,
  ]);
  expect(await marker(admin, far)).toBe(200);
  const found = await admin.call(findRepresentativesCall, { params: { clientId }, query: {} });
  expect(found.body.items).toEqual([{ id: user.id, name: expect.any(String) }]);
  const unknown = { params: { clientId, areaId: 'XX:2:none' }, query: {} };
  expect((await admin.call(getAreaDetailsCall, unknown)).status).toBe(404);
  expect(areaId).not.toBe(params.areaId);
});

test('a representative of the whole brand reads the same as one of each of its locations, and no prospect far away [OPP-07]', async () => {
  const brand = await newBrand();
  const { client, clientId, admin } = brand;
  const berlin = { longitude: 13.4, latitude: 52.52 };
  const locations = [await location(brand), await location(brand, { ...STUTTGART, name: 'Two' })];
  const user = await suite.people.user({ at: [{ client, role: 'sales_rep' }] });
  await retailer(brand, { name: 'Near' });
  await retailer(brand, { name: 'Assigned', ...berlin, assigned_to: user.id });
  const hidden = await retailer(brand, { name: 'Hidden', ...berlin });
  await intend(brand, { quantity: 5, unserved: 2 });
  const associate = (kind: string, id: string | null) =>
    sql`
      insert into directory.associations (client_id, user_id, kind, location_id)
      values (${clientId}, ${user.id}, ${kind}, ${id})`.execute(db);
  const read = async (reader: Visitor) => {
    const ofCountry = { params: { clientId, areaId: 'DE:1:DE' }, query: {} };
    const { x, y } = tileAt(FREIBURG.longitude, FREIBURG.latitude, 4);
    const cluster = { params: { clientId, zoom: 4, x, y }, query: {} };
    return [
      (await reader.call(getAreaDetailsCall, ofCountry)).body,
      (await reader.call(getAreaProspectsCall, ofCountry)).body,
      (await reader.call(getClusterDetailsCall, cluster)).body,
      (await reader.call(getMarkerCall, { params: { clientId, id: hidden }, query: {} })).status,
    ];
  };
  for (const id of locations) await associate('location', id);
  const rep = await suite.visitor().as(user);
  const ofLocations = await read(rep);
  expect(ofLocations).toMatchObject([
    { intentions: 5, retailers: 4, brandRetailers: 2, prospects: { all: 2, whereUnserved: 1 } },
    { total: 2, items: [{ name: 'Assigned' }, { name: 'Near' }] },
    { intentions: 5, retailers: 4 },
    404,
  ]);
  await associate('brand', null);
  const isWhole = () =>
    isResponsibleForWholeBrand({ app }, clientId, { id: user.id, role: 'sales_rep' });
  await expect.poll(isWhole).toBe(true);
  expect(await read(rep)).toEqual(ofLocations);
  expect(await read(admin)).toMatchObject([{ retailers: 5 }, { total: 3 }, { retailers: 5 }, 200]);
  await sql`
    update opportunity.retailers set assigned_to = ${user.id} where id = ${hidden}`.execute(db);
  // Now they see all of them.
  await expect
    .poll(() => read(rep))
    .toMatchObject([{ retailers: 5 }, { total: 3 }, { retailers: 5 }, 200]);
  await sql`delete from directory.associations where user_id = ${user.id}`.execute(db);
  await associate('location', locations[0] ?? '');
  await expect.poll(isWhole).toBe(false);
  expect(await read(rep)).toMatchObject([
    { retailers: 4, brandRetailers: 1 },
    { total: 3 },
    { retailers: 4, items: [{ id: locations[0] }, {}, {}, {}] },
    200,
  ]);
});
