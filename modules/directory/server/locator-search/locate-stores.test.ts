import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  locateStores,
  type StoreSearch,
} from '#modules/directory/contract/locations/locate-stores.ts';
import {
  changeLocationsCall,
  createLocationCall,
  getLocationCall,
  updateLocationCall,
} from '#modules/directory/contract/locations/manage-locations.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { Shop } from '../testing/shop.ts';
import { addStores } from '../testing/stores.ts';

const suite = await testApp();
const { app } = suite;
const shop = new Shop(app);
let client = await suite.people.client();

beforeEach(async () => {
  client = await suite.people.client();
});

const find = (search: Partial<StoreSearch>) =>
  app.ports.call(
    locateStores,
    { clientId: client.id, language: 'en', limit: 10, ...search },
    { db: app.database.acrossClients(), app },
  );
const namesOf = async (search: Partial<StoreSearch>) =>
  (await find(search)).items.map(({ name }) => name);

const STRASBOURG = { latitude: 48.573, longitude: 7.752, country: 'FR' };
const KEHL = [48.572, 7.815] as const;
const ILLKIRCH = [48.529, 7.71] as const;
const HAGUENAU = [48.816, 7.79] as const;
const PARIS = [48.857, 2.352] as const;

test('stores come by distance, their type weighs, and the distance that is shown stays true [LOC-06]', async () => {
  const flagship = await shop.type(client, 'Flagship');
  await addStores(app, client, [
    { name: 'Illkirch', at: ILLKIRCH },
    { name: 'Haguenau', at: HAGUENAU, type_id: flagship },
    { name: 'Paris', at: PARIS },
    { name: 'Nowhere', country: 'FR' },
  ]);
  const found = await find({ origin: STRASBOURG });
  expect(found.items.map(({ name }) => name)).toEqual(['Illkirch', 'Haguenau', 'Paris', 'Nowhere']);
  expect(found.items.map(({ distanceKm }) => distanceKm && Math.round(distanceKm))).toEqual([
    6,
    27,
    397,
    null,
  ]);
  expect(found).toMatchObject({ total: 4, nearest: false, understood: { kind: 'address' } });
  const weighed = await find({ origin: STRASBOURG, weights: { [flagship]: 10 }, radiusKm: 50 });
  expect(weighed.items.map(({ name }) => name)).toEqual(['Illkirch', 'Haguenau']);
  await addStores(app, client, [{ name: 'Brumath', at: [48.732, 7.709] }]);
  await expect
    .poll(() => namesOf({ origin: STRASBOURG, weights: { [flagship]: 10 }, radiusKm: 50 }))
    .toEqual(['Illkirch', 'Haguenau', 'Brumath']);
  expect(await namesOf({ origin: STRASBOURG, offset: 1, limit: 1 })).toEqual(['Brumath']);
});

test('a town abroad that is spelled so is meant, not one at home that is spelled nearly so [LOC-06]', async () => {
  await addStores(app, client, [{ name: 'Toulouse', at: [43.604, 1.444] }]);
  const madrid = await find({ words: 'Madrid', radiusKm: 50 });
  expect(madrid).toMatchObject({ understood: { label: 'Madrid', country: 'ES' }, nearest: true });
  expect(madrid.items.map(({ name }) => name)).toEqual(['Toulouse']);
  expect((await find({ words: 'Toulose' })).understood).toMatchObject({ label: 'Toulouse' });
});

test('the first ones alone are the first of all, whatever borders and types weigh [LOC-06]', async () => {
  const [heavy, light] = [await shop.type(client, 'Heavy'), await shop.type(client, 'Light')];
  await addStores(
    app,
    client,
    Array.from({ length: 120 }, (_, number) => ({
      name: `Store ${number}`,
      at: [42 + ((number * 0.618) % 1) * 9, -2 + ((number * 0.414) % 1) * 12] as const,
      country: number % 3 === 0 ? 'DE' : 'FR',
      ...(number % 5 < 2 && { type_id: number % 5 === 0 ? heavy : light }),
    })),
  );
  const weights = { [heavy]: 10, [light]: 3 };
  for (const [latitude, longitude] of [KEHL, PARIS, [42, -1.9], [60, 11], [-85, 179]] as const) {
    const search = { origin: { latitude, longitude, country: 'FR' }, limit: 5, weights };
    const all = await namesOf(search);
    expect(await namesOf({ ...search, nearestOnly: true })).toEqual(all);
    const own = { ...search, typeIds: [heavy], weights: {} };
    expect(await namesOf({ ...own, nearestOnly: true })).toEqual(await namesOf(own));
    const { total } = await find({ ...search, radiusKm: 200 });
    const within = (await find({ ...search, limit: 100 })).items.filter(
      ({ distanceKm }) => (distanceKm ?? Number.NaN) <= 200,
    );
    expect(total).toBe(within.length || 120);
  }
});

test('a type by another name is shown so within seconds [LOC-06]', async () => {
  const type = await shop.type(client, 'Flagship');
  await addStores(app, client, [{ name: 'Illkirch', at: ILLKIRCH, type_id: type }]);
  const typeName = async () => (await find({ origin: STRASBOURG })).items[0]?.type?.name;
  expect(await typeName()).toBe('Flagship');
  await sql`update directory.location_types set name = 'Main store' where id = ${type}`.execute(
    app.database.acrossClients(),
  );
  await expect.poll(typeName).toBe('Main store');
});

test('if no store is within the radius, the nearest ones are returned and marked as such [LOC-06]', async () => {
  await addStores(app, client, [
    { name: 'Haguenau', at: HAGUENAU },
    { name: 'Paris', at: PARIS },
  ]);
  expect(await find({ origin: STRASBOURG, radiusKm: 30 })).toMatchObject({
    total: 1,
    nearest: false,
  });
  const far = await find({ origin: STRASBOURG, radiusKm: 5 });
  expect(far).toMatchObject({ nearest: true, total: 2 });
  expect(far.items.map(({ name }) => name)).toEqual(['Haguenau', 'Paris']);
});

test('across a border a store comes first only where it is at most half as far [LOC-06]', async () => {
  await addStores(app, client, [
    { name: 'Kehl', at: KEHL, country: 'DE' },
    { name: 'Illkirch', at: ILLKIRCH },
    { name: 'Haguenau', at: HAGUENAU },
  ]);
  expect(await namesOf({ origin: STRASBOURG })).toEqual(['Illkirch', 'Kehl', 'Haguenau']);
  expect(await namesOf({ origin: STRASBOURG, crossBorders: true })).toEqual([
    'Kehl',
    'Illkirch',
    'Haguenau',
  ]);
  expect(await namesOf({ words: 'Strasbourg', countries: ['FR'] })).toEqual([
    'Illkirch',
    'Haguenau',
  ]);
  expect(await namesOf({ words: 'Kehl' })).toEqual(['Kehl', 'Illkirch', 'Haguenau']);
});

test('towns, postcodes, regions and countries are understood as visitors type them [LOC-06]', async () => {
  await addStores(app, client, [
    { name: 'Isar', city: 'München', postal_code: '80331', country: 'DE', at: [48.137, 11.575] },
    { name: 'Spree', city: 'Berlin', postal_code: '10115', country: 'DE', at: [52.52, 13.405] },
    { name: 'Loire', city: 'Saint-Étienne', postal_code: '42000', at: [45.44, 4.387] },
    { name: 'Without', city: 'Nürnberg', postal_code: '90402', country: 'DE' },
  ]);
  const searched = async (words: string, more: Partial<StoreSearch> = {}) => {
    const { understood, items } = await find({ words, ...more });
    return [understood?.kind, understood?.label, ...items.map(({ name }) => name)];
  };
  expect(await searched('munich')).toEqual(['town', 'Munich', 'Isar', 'Without', 'Spree', 'Loire']);
  expect(await searched('saint etiene', { radiusKm: 20 })).toEqual([
    'town',
    'Saint-Étienne',
    'Loire',
  ]);
  expect(await searched('42000', { radiusKm: 20 })).toEqual([
    'postcode',
    '42000 Saint-Étienne',
    'Loire',
  ]);
  expect(await searched('Bavière', { language: 'fr' })).toEqual([
    'region',
    'Bavière',
    'Isar',
    'Without',
  ]);
  expect(await searched('Deutschland', { language: 'no' })).toEqual([
    'country',
    'Tyskland',
    'Spree',
    'Isar',
    'Without',
  ]);
  expect(await searched('Berlin', { radiusKm: 20 })).toEqual(['town', 'Berlin', 'Spree']);
  expect((await find({ words: 'Norway' })).total).toBe(0);
});

test('a store is found by a part of its name and with one typo [LOC-06]', async () => {
  await addStores(app, client, [
    { name: 'Kjøkkenhjørnet Bjørvika', city: 'Oslo', country: 'NO', at: [59.9075, 10.7601] },
    { name: 'Kjøkkenhjørnet', city: 'Bergen', country: 'NO', at: [60.39, 5.32] },
    { name: 'Butikken', city: 'Bergen', country: 'NO' },
  ]);
  const bergen = { latitude: 60.39, longitude: 5.32 };
  expect(await find({ words: 'kjokkenhjornet bjorv' })).toMatchObject({
    understood: { kind: 'store', label: 'Kjøkkenhjørnet Bjørvika' },
    items: [{ name: 'Kjøkkenhjørnet Bjørvika', distanceKm: null }],
  });
  expect(await namesOf({ words: 'kjøkkenhjørnet', origin: bergen })).toEqual([
    'Kjøkkenhjørnet',
    'Kjøkkenhjørnet Bjørvika',
  ]);
  expect(await namesOf({ words: 'kjokkenhjornt bergen' })).toEqual(['Kjøkkenhjørnet']);
});

test('an unintelligible search finds nothing and reports that it was not understood [LOC-06]', async () => {
  await addStores(app, client, [{ name: 'Paris', at: PARIS }]);
  for (const words of ['xqzvwk', '???', 'q'.repeat(5_000)])
    expect(await find({ words })).toMatchObject({ understood: null, items: [], total: 0 });
});

test('filters hold together: type, attributes, product, opening hours, map view, references [LOC-06]', async () => {
  const typeId = await shop.type(client, 'Boutique');
  const always = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [
      day,
      [{ from: '18:00', to: '02:00' }],
    ]),
  );
  const ids = await addStores(app, client, [
    {
      name: 'Paris',
      at: PARIS,
      type_id: typeId,
      attributes: JSON.stringify({ Parking: 'Yes', Floor: '2' }),
      opening_hours: JSON.stringify(always),
    },
    { name: 'Illkirch', at: ILLKIRCH, attributes: JSON.stringify({ Parking: 'no' }) },
    { name: 'Fiji', at: [-17.8, 179.5], country: 'FJ' },
  ]);
  const product = uuidV7();
  const db = shop.db;
  await db
    .insertInto('directory.products')
    .values({ client_id: client.id, id: product, sku: 'PAN', names: '{"en":"Pan"}' } as never)
    .execute();
  await db
    .insertInto('directory.location_products')
    .values({
      client_id: client.id,
      location_id: ids.get('Illkirch') ?? '',
      product_id: product,
    })
    .execute();
  expect(await namesOf({ typeIds: [typeId] })).toEqual(['Paris']);
  expect(await namesOf({ attributes: { Parking: ['yes'] } })).toEqual(['Paris']);
  expect((await namesOf({ attributes: { Parking: [] } })).sort()).toEqual(['Illkirch', 'Paris']);
  expect(await namesOf({ attributes: { Parking: [], constructor: [] } })).toEqual([]);
  expect(await namesOf({ productId: product })).toEqual(['Illkirch']);
  const night = new Date('2026-11-18T00:30:00Z');
  expect(await namesOf({ openAt: night })).toEqual(['Paris']);
  expect(await namesOf({ openAt: new Date('2026-11-18T10:00:00Z') })).toEqual([]);
  expect(await namesOf({ bounds: { south: 48, west: 7, north: 49, east: 8 } })).toEqual([
    'Illkirch',
  ]);
  expect(await namesOf({ bounds: { south: -20, west: 170, north: 0, east: -170 } })).toEqual([
    'Fiji',
  ]);
  expect(await namesOf({ references: ['c-PARIS', ids.get('Fiji') ?? '', 'gone'] })).toEqual([
    'Fiji',
    'Paris',
  ]);
  expect(await namesOf({ typeIds: [] })).toEqual([]);
});

test('a store that is named is searched for among the given references only [LOC-06]', async () => {
  const ids = await addStores(app, client, [
    { name: 'Zenobia', at: ILLKIRCH },
    { name: 'Quirin', at: HAGUENAU },
  ]);
  const [zenobia = '', quirin = ''] = [ids.get('Zenobia'), ids.get('Quirin')];
  expect(await namesOf({ words: 'zenobia' })).toEqual(['Zenobia']);
  expect(await namesOf({ words: 'zenobia', references: [zenobia, quirin] })).toEqual(['Zenobia']);
  expect(await namesOf({ words: 'zenobia', references: [quirin] })).toEqual([]);
});

test('a location that is saved, closed or reopened is so in the next searches [LOC-06]', async () => {
  const admin = await suite.adminOf(client);
  const params = { uuid: client.id };
  expect(await namesOf({})).toEqual([]);
  const { body: made } = await admin.call(createLocationCall, {
    params,
    body: { name: 'Oslo', country: 'NO', city: 'Oslo' },
  });
  await expect.poll(() => namesOf({ words: 'oslo' })).toEqual(['Oslo']);
  await admin.call(updateLocationCall, {
    params: { ...params, id: made.id },
    body: { country: 'SE', city: 'Malmö', version: made.version },
  });
  await expect.poll(() => namesOf({ words: 'Sweden' })).toEqual(['Oslo']);
  const change = (action: 'close' | 'reopen') =>
    admin.call(changeLocationsCall, {
      params,
      body: { which: { ids: [made.id] }, change: { action } },
    });
  await change('close');
  await expect.poll(() => namesOf({})).toEqual([]);
  await change('reopen');
  await expect.poll(() => namesOf({})).toEqual(['Oslo']);
  const { body } = await admin.call(getLocationCall, { params: { ...params, id: made.id } });
  expect((await find({})).items[0]).toMatchObject({
    timeZone: 'Europe/Stockholm',
    updatedAt: body.updatedAt,
  });
});

test('thousands of added or closed stores appear in search results shortly after, and no search fails meanwhile [LOC-06]', async () => {
  await addStores(app, client, [{ name: 'Paris', at: PARIS }]);
  expect((await find({})).total).toBe(1);
  await sql`
    insert into directory.locations (client_id, id, code, name, country)
    select ${client.id}, gen_random_uuid(), 'X' || n, 'Store ' || n, 'FR'
    from generate_series(1, 1500) as n`.execute(shop.db);
  const failures: unknown[] = [];
  const search = () =>
    find({}).catch((error) => {
      failures.push(error);
      throw error;
    });
  await expect.poll(async () => (await search()).total).toBe(1_501);
  await sql`
    update directory.locations set closed_at = now()
    where client_id = ${client.id} and code like 'X%'`.execute(shop.db);
  await expect.poll(async () => (await search()).items.map(({ name }) => name)).toEqual(['Paris']);
  expect(failures).toEqual([]);
});

test('the locations of another client are never found [LOC-06]', async () => {
  const other = await suite.people.client();
  const ids = await addStores(app, other, [{ name: 'Paris', at: PARIS }]);
  expect(await namesOf({ references: [ids.get('Paris') ?? ''] })).toEqual([]);
  expect(await namesOf({ origin: STRASBOURG })).toEqual([]);
});

test('a brand’s own search index gives the same answers, and the directory’s search where it fails [LOC-06]', async () => {
  const ids = await addStores(app, client, [
    { name: 'Illkirch', at: ILLKIRCH },
    { name: 'Haguenau', at: HAGUENAU },
    { name: 'Paris', at: PARIS },
  ]);
  const searchIndex = { appId: 'APPID', index: 'stores', apiKey: 'search-only' };
  const places = { Illkirch: ILLKIRCH, Haguenau: HAGUENAU, Paris: PARIS };
  const searched: { aroundLatLng?: string; aroundRadius?: number | 'all'; query: string }[] = [];
  const outbound = vi.spyOn(app.outbound, 'request').mockImplementation(async (request) => {
    const body = JSON.parse(request.body as string);
    searched.push(body);
    const [latitude = 0, longitude = 0] = (body.aroundLatLng ?? '').split(',').map(Number);
    const hits = Object.entries(places)
      .filter(([name, at]) =>
        body.aroundLatLng
          ? body.aroundRadius === 'all' ||
            Math.hypot(at[0] - latitude, at[1] - longitude) * 90_000 < body.aroundRadius
          : name.toLowerCase().includes(body.query.toLowerCase()),
      )
      .map(([name]) => ({ objectID: name === 'Paris' ? `C-${name}` : ids.get(name) }));
    return { status: 200, headers: {}, body: Buffer.from(JSON.stringify({ hits })) };
  });
  onTestFinished(() => outbound.mockRestore());
  for (const search of [
    { origin: STRASBOURG },
    { origin: STRASBOURG, radiusKm: 30 },
    { words: 'Strasbourg', radiusKm: 50 },
    { words: 'Strasbourg', radiusKm: 2 },
    { words: 'France' },
  ])
    expect(await find({ ...search, searchIndex })).toEqual(await find(search));
  expect(searched.map(({ aroundRadius }) => aroundRadius)).toEqual(['all', 30_000, 50_000, 2_000]);
  expect(outbound.mock.calls[0]?.[0]).toMatchObject({
    url: 'https://APPID-dsn.algolia.net/1/indexes/stores/query',
    headers: { 'x-algolia-application-id': 'APPID', 'x-algolia-api-key': 'search-only' },
  });
  outbound.mockRejectedValue(new Error('away'));
  expect(await namesOf({ origin: STRASBOURG, searchIndex })).toEqual([
    'Illkirch',
    'Haguenau',
    'Paris',
  ]);
});
