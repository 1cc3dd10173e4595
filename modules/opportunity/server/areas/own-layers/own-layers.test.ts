import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { followedLocations } from '#modules/directory/contract/locations/location-ports.ts';
import {
  configurationSchema,
  saveConfigurationCall,
} from '#modules/opportunity/contract/configuration.ts';
import {
  getAreasCall,
  getMapChoicesCall,
  getOutlinesCall,
} from '#modules/opportunity/contract/map-calls.ts';
import { decodeOutlines, type OutlinePiece } from '#modules/opportunity/contract/outline-pieces.ts';
import {
  deleteOwnLayerCall,
  listOwnLayersCall,
  uploadOwnLayerCall,
} from '#modules/opportunity/contract/own-layers.ts';
import { prospectSchema } from '#modules/opportunity/contract/prospects.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { reassignAreas, reassignAreasKind } from '../../configuration/save-configuration.ts';
import { inDemandTransaction, writeIntentions } from '../../demand/write-intentions.ts';
import { createProspect } from '../../prospects/save-prospect.ts';
import { copyLocations } from '../../retailers/sync-retailers.ts';
import type { OpportunityTables } from '../../tables.ts';
import { areaById, areaIdsAt, readLevelAreas } from '../client-areas.ts';
import { deleteLayer } from './stored-layers.ts';

const suite = await testApp();
const { app } = suite;
const db = app.database.acrossClients();

const square = (west: number, name: string) => ({
  type: 'Feature',
  properties: { name, code: name.toLowerCase() },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, 44],
        [west + 1, 44],
        [west + 1, 45],
        [west, 45],
        [west, 44],
      ],
    ],
  },
});
const collection = (...features: unknown[]) =>
  JSON.stringify({ type: 'FeatureCollection', features });
const RODEZ = { longitude: 2.573, latitude: 44.35, country: 'FR' };

async function newBrand() {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const params = { clientId: client.id };
  const upload = (content: string, name = 'Sales regions.geojson') =>
    admin.upload(uploadOwnLayerCall, { params, file: new File([content], name) });
  const list = async () => (await admin.call(listOwnLayersCall, { params })).body.items;
  const show = async (layerId: string | null, level = 3) => {
    const config = configurationSchema.parse({});
    const layer = config.layers.find((each) => each.level === level);
    if (layer) layer.ownLayerId = layerId;
    await sql`
      insert into opportunity.configurations (client_id, config)
      values (${client.id}, ${JSON.stringify(config)})
      on conflict (client_id) do update set config = excluded.config`.execute(db);
  };
  return { client, admin, params, upload, list, show };
}

test('a GeoJSON becomes a layer that takes the place of embedded areas [OPP-02]', async () => {
  const { client, admin, params, upload, list, show } = await newBrand();
  const { body } = await upload(collection(square(2, 'West'), square(3, 'East')));
  expect(body).toMatchObject({
    faults: [],
    repairs: [],
    layer: { name: 'Sales regions', areas: 2 },
  });
  const id = body.layer?.id ?? '';
  await show(id);
  expect(await list()).toMatchObject([{ id, usedBy: [3] }]);
  const { ownLayers } = (await admin.call(getMapChoicesCall, { params })).body;
  expect(ownLayers).toEqual([{ level: 3, name: 'Sales regions' }]);
  const [rodez, far] = await areaIdsAt({ app }, client.id, [
    RODEZ,
    { longitude: 10, latitude: 50 },
  ]);
  expect(rodez).toEqual(['FR:1:FR', 'FR:2:76', `own:${id}:west`, 'FR:4:12002']);
  expect(far?.[2]).toBeNull();
  const areas = await readLevelAreas({ app }, client.id, { level: 3 });
  expect([...areas.keys()]).toEqual([`own:${id}:east`, `own:${id}:west`]);
  expect(await areaById({ app }, client.id, `own:${id}:east`)).toMatchObject({
    level: 3,
    names: { local: 'East' },
    box: [3, 44, 4, 45],
  });
  const query = { level: 3 as const, bounds: '0,40,5,50' as never, zoom: 8 };
  const { pieces } = (await admin.call(getOutlinesCall, { params, query })).body;
  const read = await admin.send({ method: 'GET', path: pieces[0]?.url ?? '' });
  const { features } = decodeOutlines(read.body as OutlinePiece);
  expect(features.map(({ properties }) => properties.id).sort()).toEqual([...areas.keys()]);
});

test('a layer that is not saved for a level can be previewed, the embedded areas too; one of others cannot [OPP-08]', async () => {
  const [owner, other] = [await newBrand(), await newBrand()];
  const id = (await owner.upload(collection(square(2, 'West')))).body.layer?.id ?? '';
  const outlines = ({ admin, params }: typeof owner, preview?: string) =>
    admin.call(getOutlinesCall, {
      params,
      query: { level: 3 as const, bounds: '0,40,5,50' as never, zoom: 8, preview } as never,
    });
  const saved = (await outlines(owner)).body.pieces;
  const [piece] = (await outlines(owner, id)).body.pieces;
  const read = await owner.admin.send({ method: 'GET', path: piece?.url ?? '' });
  const { features } = decodeOutlines(read.body as OutlinePiece);
  expect(features.map(({ properties }) => properties.id)).toEqual([`own:${id}:west`]);
  await owner.show(id);
  expect((await outlines(owner)).body.pieces).toEqual([piece]);
  expect((await outlines(owner, 'embedded')).body.pieces).toEqual(saved);
  expect((await outlines(other, id)).status).toBe(404);
  expect((await outlines(owner, 'nothing')).status).toBe(400);
});

test('figures are marked as computing until all points are assigned to the areas of the layer [OPP-02]', async () => {
  const { client, admin, params, upload, show } = await newBrand();
  const id = (await upload(collection(square(2, 'West')))).body.layer?.id ?? '';
  await writeIntentions({ db: app.database.ofClient(client.id), app }, client.id, [
    { ...wanted, sourceKey: '1', day: dayIn(Date.now(), 'UTC'), ...RODEZ },
  ]);
  const areas = async () => {
    const query = { level: 3 as const, period: 'current-month' as const };
    const { body } = await admin.call(getAreasCall, { params, query: query as never });
    return [body.isComputing, body.totals.intentions];
  };
  expect(await areas()).toEqual([false, 1]);
  await show(id);
  expect(await areas()).toEqual([true, 0]);
  await reassignAreas({ app }, client.id, 3);
  await jobsAreDone(app, reassignAreasKind.name);
  expect(await areas()).toEqual([false, 1]);
});

test('a layer of another client is neither shown nor found [OPP-02]', async () => {
  const [owner, other] = [await newBrand(), await newBrand()];
  const id = (await owner.upload(collection(square(2, 'West')))).body.layer?.id ?? '';
  await owner.show(id);
  await other.show(id);
  expect((await areaIdsAt({ app }, other.client.id, [RODEZ]))[0]?.[2]).toBe('FR:3:12');
  expect(await areaById({ app }, other.client.id, `own:${id}:west`)).toBeUndefined();
  const query = { level: 3 as const, bounds: '0,40,5,50' as never, zoom: 8 };
  const { pieces } = (await owner.admin.call(getOutlinesCall, { params: owner.params, query }))
    .body;
  const path = (pieces[0]?.url ?? '').replace(owner.client.id, other.client.id);
  expect((await other.admin.send({ method: 'GET', path })).status).toBe(404);
  const deleted = await other.admin.call(deleteOwnLayerCall, { params: { ...other.params, id } });
  expect(deleted.status).toBe(404);
});

test('a file with a fault is refused as a whole and names the feature [OPP-02]', async () => {
  const { upload, list } = await newBrand();
  const crossing = square(4, 'Twisted');
  crossing.geometry.coordinates[0]?.splice(1, 2, [5, 45], [5, 44]);
  const { body } = await upload(collection(square(2, 'West'), crossing));
  expect(body.layer).toBeNull();
  expect(body.faults).toEqual([{ feature: 'Twisted', index: 1, fault: 'self-crossing' }]);
  expect(await list()).toEqual([]);
});

test('a file with latitude first is recognised by where the client is [OPP-02]', async () => {
  const { client, upload } = await newBrand();
  await sql`
    insert into opportunity.retailers (client_id, id, name, country, longitude, latitude, sells)
    values (${client.id}, gen_random_uuid(), 'Shop', 'FR', 2.5, 44.5, true)`.execute(db);
  const swapped = square(2, 'West');
  swapped.geometry.coordinates = swapped.geometry.coordinates.map((ring) =>
    ring.map(([x = 0, y = 0]) => [y, x]),
  );
  const { body } = await upload(collection(swapped));
  expect(body.faults).toEqual([{ feature: 'West', index: 0, fault: 'swapped-axes' }]);
});

test.each([
  ['LAYER_UNREADABLE', '{"type":"FeatureCollection","features":[', 'a.geojson'],
  ['LAYER_UNREADABLE', '{"type":"FeatureCollection","features":[]}', 'a.geojson'],
  ['LAYER_UNREADABLE', '{"a":1}', 'a.json'],
  ['FILE_TYPE_NOT_ALLOWED', 'a;b', 'a.csv'],
  ['FILE_TYPE_NOT_ALLOWED', '<html>', 'a.geojson'],
  ['FILE_EMPTY', '', 'a.geojson'],
])('%s: a file that is not valid GeoJSON is refused [OPP-02]', async (code, content, name) => {
  const { upload, list } = await newBrand();
  const refused = await upload(content, name);
  expect(refused.problem?.code).toBe(code);
  expect(await list()).toEqual([]);
});

test('more areas, points or bytes than a layer can have are refused [OPP-02]', async () => {
  const { upload, list } = await newBrand();
  const many = Array.from({ length: 20_001 }, () => ({}));
  expect((await upload(collection(...many))).problem?.code).toBe('LAYER_TOO_MANY_AREAS');
  // Enough to exceed the area thread's memory, in the most expensive shape.
  const squares = Array.from({ length: 80_001 }, (_, at) => {
    const [x, y] = [(at % 1_000) / 10, Math.floor(at / 1_000) / 10];
    const [east, north] = [(x * 10 + 1) / 10, (y * 10 + 1) / 10];
    return [
      [
        [x, y],
        [east, y],
        [east, north],
        [x, north],
        [x, y],
      ],
    ];
  });
  const points = {
    ...square(2, 'Points'),
    geometry: { type: 'MultiPolygon', coordinates: squares },
  };
  expect((await upload(collection(points))).problem?.code).toBe('LAYER_TOO_MANY_POINTS');
  const large = `{"type":"FeatureCollection","features":[${' '.repeat(20 * 2 ** 20)}]}`;
  expect((await upload(large)).problem?.code).toBe('FILE_TOO_LARGE');
  expect(await list()).toEqual([]);
});

test('stored points get their areas again when a layer is shown and when it is deleted [OPP-02]', async () => {
  const { client, admin, params, upload, show } = await newBrand();
  const id = (await upload(collection(square(2, 'West')))).body.layer?.id ?? '';
  await sql`
    insert into opportunity.intentions
      (client_id, source, source_key, day, quantity, unserved, country, longitude, latitude, precision, sku, area_3)
    values
      (${client.id}, 'import', 'a', '2026-03-10', 3, 1, 'FR', 2.573, 44.35, 'town', 'S1', 'FR:3:12'),
      (${client.id}, 'import', 'b', '2026-03-11', 2, 0, 'FR', 2.573, 44.35, 'town', '', 'FR:3:12'),
      (${client.id}, 'import', 'c', '2026-04-01', 5, 0, 'DE', 13.4, 52.52, 'town', 'S1', 'DE:3:11000')`.execute(
    db,
  );
  await sql`
    insert into opportunity.retailers (client_id, id, name, country, longitude, latitude, sells, area_3)
    values (${client.id}, gen_random_uuid(), 'Shop', 'FR', 2.573, 44.35, true, 'FR:3:12')`.execute(
    db,
  );
  const figures = async () =>
    (
      await sql<{ starts: string; area: string; count: number }>`
        select starts::text, area_id as area, intentions as count from opportunity.area_figures
        where client_id = ${client.id} and level = 3 and grain = 'month' order by 1, 2`.execute(db)
    ).rows;
  await show(id);
  await reassignAreas({ app }, client.id, 3);
  await jobsAreDone(app, reassignAreasKind.name);
  expect(await figures()).toEqual([
    { starts: '2026-03-01', area: `own:${id}:west`, count: 5 },
    { starts: '2026-04-01', area: '', count: 5 },
  ]);
  await admin.call(deleteOwnLayerCall, { params: { ...params, id } });
  await jobsAreDone(app, reassignAreasKind.name);
  expect(await figures()).toEqual([
    { starts: '2026-03-01', area: 'FR:3:12', count: 5 },
    { starts: '2026-04-01', area: 'DE:3:11000', count: 5 },
  ]);
  const { rows } = await sql`
    select area_3 from opportunity.retailers where client_id = ${client.id}`.execute(db);
  expect(rows).toEqual([{ area_3: 'FR:3:12' }]);
});

const wanted = {
  source: 'import',
  day: '2026-03-10',
  precision: 'town',
  sku: '',
  category: '',
} as const;
const areasOfIntentions = async (clientId: string) => {
  const { rows } = await sql<{ area: string }>`
    select area_3 as area from opportunity.intentions where client_id = ${clientId}`.execute(db);
  return rows.map(({ area }) => area);
};

test('a layer that is shown while demand is written gets that demand too [OPP-02]', async () => {
  const { client, upload, show } = await newBrand();
  const id = (await upload(collection(square(2, 'West')))).body.layer?.id ?? '';
  const own = app.database.ofClient<OpportunityTables>(client.id);
  await inDemandTransaction({ db: own }, client.id, async (tx) => {
    await writeIntentions({ db: tx, app }, client.id, [
      { ...wanted, sourceKey: 'before', ...RODEZ },
    ]);
    await show(id);
    await reassignAreas({ app }, client.id, 3);
    await until(async () => (await lockWaiters(tx)).length > 0);
  });
  await jobsAreDone(app, reassignAreasKind.name);
  expect(await areasOfIntentions(client.id)).toEqual([`own:${id}:west`]);
});

test('demand that waits for another writer lies in the areas of then [OPP-02]', async () => {
  const { client, upload, show } = await newBrand();
  const id = (await upload(collection(square(2, 'West')))).body.layer?.id ?? '';
  const own = app.database.ofClient<OpportunityTables>(client.id);
  let waiting: Promise<void> | undefined;
  await inDemandTransaction({ db: own }, client.id, async (tx) => {
    waiting = writeIntentions({ db: own, app }, client.id, [
      { ...wanted, sourceKey: 'late', ...RODEZ },
    ]);
    await until(async () => (await lockWaiters(tx)).length > 0);
    await show(id);
  });
  await waiting;
  expect(await areasOfIntentions(client.id)).toEqual([`own:${id}:west`]);
});

/** Activates a layer while a transaction stores a retailer, which must then be in one of its areas. */
async function storedWhileShown(
  { client, upload, show }: Awaited<ReturnType<typeof newBrand>>,
  store: (tx: Db<OpportunityTables>) => Promise<unknown>,
): Promise<void> {
  const id = (await upload(collection(square(2, 'West')))).body.layer?.id ?? '';
  const own = app.database.ofClient<OpportunityTables>(client.id);
  await own.transaction().execute(async (tx) => {
    await store(tx);
    await show(id);
    await reassignAreas({ app }, client.id, 3);
    await until(async () => (await lockWaiters(tx)).length > 0);
  });
  await jobsAreDone(app, reassignAreasKind.name);
  const { rows } = await sql`
    select area_3 from opportunity.retailers where client_id = ${client.id}`.execute(db);
  expect(rows).toEqual([{ area_3: `own:${id}:west` }]);
}

test('locations that are copied while a layer is shown lie in it too [OPP-02]', async () => {
  const brand = await newBrand();
  const { client } = brand;
  const location = uuidV7();
  await sql`
    insert into directory.locations (client_id, id, code, name, country, latitude, longitude)
    values (${client.id}, ${location}, 'R-1', 'Rodez', 'FR', ${RODEZ.latitude}, ${RODEZ.longitude})`.execute(
    db,
  );
  await sql`
    insert into opportunity.retailer_sync (client_id, read_until, last_id) values (${client.id}, 'epoch', ${client.id})
    on conflict do nothing`.execute(db);
  await storedWhileShown(brand, async (tx) => {
    await sql`select from opportunity.retailer_sync where client_id = ${client.id} for update`.execute(
      tx,
    );
    const locations = await app.ports.call(
      followedLocations,
      { clientId: client.id, ids: [location], limit: 1 },
      { db: tx, app },
    );
    await copyLocations({ db: tx, app }, client.id, locations);
  });
});

test('a prospect that is saved while a layer is shown lies in it too [OPP-02]', async () => {
  const brand = await newBrand();
  const prospect = prospectSchema.parse({ name: 'Rodez', ...RODEZ });
  await storedWhileShown(brand, (tx) => createProspect({ db: tx, app }, brand.client.id, prospect));
});

test('a layer that is being deleted cannot be configured [OPP-02] [OPP-08]', async () => {
  const { client, admin, params, upload } = await newBrand();
  const id = (await upload(collection(square(2, 'West')))).body.layer?.id ?? '';
  const config = configurationSchema.parse({});
  for (const layer of config.layers) if (layer.level === 3) layer.ownLayerId = id;
  const saving = await app.database
    .ofClient<OpportunityTables>(client.id)
    .transaction()
    .execute(async (tx) => {
      await deleteLayer({ db: tx, app }, client.id, id);
      const call = admin.call(saveConfigurationCall, { params, body: { config, version: 0 } });
      await until(async () => (await lockWaiters(tx)).length > 0);
      return { call };
    });
  expect((await saving.call).problem.errors).toEqual([
    { field: 'body.config.layers.2.ownLayerId', code: 'layerUnknown' },
  ]);
});
