import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { placesToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { Shop } from '../testing/shop.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const shop = new Shop(app);

type Place = [name: string, postalCode: string, city: string, latitude: number, longitude: number];
const FRENCH: Place[] = [
  ['Coutellerie Vidalenc', '12210', 'Laguiole', 44.6846, 2.8474],
  ['Quincaillerie Puech', '48260', 'Nasbinals', 44.6636, 3.0467],
  ['La Table de l’Aubrac', '12500', 'Espalion', 44.5217, 2.7622],
  ['Bazar de Paris', '75011', 'Paris', 48.8594, 2.3765],
];

/** A search without any index takes as long as reading all shops many times. */
const MAX_READINGS = 25;

async function brandWithShops(places: readonly Place[] = FRENCH) {
  const client = await suite.people.client();
  for (const [name, postalCode, city, latitude, longitude] of places) {
    const id = await shop.location(client, { name, city, country: 'FR' });
    await place(id, { postal_code: postalCode, latitude, longitude });
  }
  const ask = (wanted: object) =>
    app.ports.call(
      placesToBuy,
      { clientId: client.id, limit: 3, ...wanted },
      { db: app.database.ofClient(client.id), app },
    );
  return { client, ask };
}

async function place(id: string, set: object): Promise<void> {
  await shop.db.updateTable('directory.locations').set(set).where('id', '=', id).execute();
}

const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);

test('the nearest come first, from a position [TP-10]', async () => {
  const { ask } = await brandWithShops();
  const found = await ask({ position: { latitude: 44.685, longitude: 2.85 } });
  expect(names(found)).toEqual([
    'Coutellerie Vidalenc',
    'Quincaillerie Puech',
    'La Table de l’Aubrac',
  ]);
  expect(found.items.map(({ distanceKm }) => Math.round(distanceKm ?? -1))).toEqual([0, 16, 19]);
  expect(found).toMatchObject({ total: 4, from: null });
});

test.each([
  ['12210', '12210 Laguiole', 'Coutellerie Vidalenc'],
  ['12210 Laguiole', '12210 Laguiole', 'Coutellerie Vidalenc'],
  ['  nasbinals ', 'Nasbinals', 'Quincaillerie Puech'],
  ['ESPAL', 'Espalion', 'La Table de l’Aubrac'],
  ['75020 Paris', 'Paris', 'Bazar de Paris'],
])('“%s” is understood as %s [TP-10]', async (words, from, first) => {
  const { ask } = await brandWithShops();
  const found = await ask({ words });
  expect(found.from).toBe(from);
  expect(names(found)[0]).toBe(first);
  expect(found.items[0]?.distanceKm).toBeLessThan(1);
});

test('an unknown postal code is resolved to its region, without distances', async () => {
  const { ask } = await brandWithShops();
  const found = await ask({ words: '48999' });
  expect(found).toMatchObject({ from: '48999' });
  expect(names(found)[0]).toBe('Quincaillerie Puech');
  expect(found.items.map(({ distanceKm }) => distanceKm)).toEqual([null, null, null]);
});

test('a postal code near those of shops is resolved to its area, with approximate distances', async () => {
  const { ask } = await brandWithShops();
  const found = await ask({ words: '75099' });
  expect(found).toMatchObject({ from: '75099', fromArea: true });
  expect(names(found)[0]).toBe('Bazar de Paris');
  expect(found.items.map(({ distanceKm }) => Math.round(distanceKm ?? -1))[0]).toBe(0);
  expect(await ask({ words: '75011' })).toMatchObject({ fromArea: false });
});

test.each([
  ['Aurillac', 'Aurillac', 'Coutellerie Vidalenc'],
  ['15000', '15000 Aurillac', 'Coutellerie Vidalenc'],
  ['Saint-Flour, France', 'Saint-Flour', 'Quincaillerie Puech'],
  ['Espalyon', 'Espalion', 'La Table de l’Aubrac'],
  ['Versaille', 'Versailles', 'Bazar de Paris'],
])('“%s”, where no shop is, is %s all the same [BEY-03]', async (words, from, first) => {
  const { ask } = await brandWithShops();
  const found = await ask({ words });
  expect(found).toMatchObject({ from, fromArea: false });
  expect(names(found)[0]).toBe(first);
  expect(found.items[0]?.distanceKm).not.toBeNull();
});

test('the place is named in the visitor’s language, and a town of another continent is none [BEY-03]', async () => {
  const { ask } = await brandWithShops();
  const strasbourg = { words: 'Strassburg', country: 'FR' };
  expect((await ask({ ...strasbourg, language: 'de' })).from).toBe('Straßburg');
  expect((await ask({ ...strasbourg, language: 'it' })).from).toBe('Strasburgo');
  expect((await ask({ words: 'Honolulu' })).from).toBeNull();
});

test('where the same postal code is in two countries, the visitor’s own counts', async () => {
  const { client, ask } = await brandWithShops([['Lyon', '1010', 'Lyon', 45.76, 4.83]]);
  const vienna = await shop.location(client, { name: 'Wien', city: 'Wien', country: 'AT' });
  await place(vienna, { postal_code: '1010', latitude: 48.2, longitude: 16.37 });
  expect((await ask({ words: '1010', country: 'AT' })).from).toBe('1010 Wien');
  expect((await ask({ words: '1010', country: 'FR' })).from).toBe('1010 Lyon');
});

test('without a place there are those of the visitor’s country, and of no country none [TP-10]', async () => {
  const { client, ask } = await brandWithShops();
  await shop.location(client, { name: 'Oslo Kjøkken', city: 'Oslo', country: 'NO' });
  for (const unknown of [{}, { words: 'Atlantis' }]) {
    expect(await ask(unknown)).toMatchObject({ items: [], total: 5, ofCountry: 0, from: null });
    expect(names(await ask({ ...unknown, country: 'NO' }))).toEqual(['Oslo Kjøkken']);
    expect(await ask({ ...unknown, country: 'JP' })).toMatchObject({ items: [], ofCountry: 0 });
  }
  expect(await ask({ country: 'FR', limit: 2, offset: 3 })).toMatchObject({
    items: [{ name: 'Bazar de Paris' }],
    total: 5,
    ofCountry: 4,
  });
});

test('of all countries the visitor’s own comes first, and closed ones never', async () => {
  const { client, ask } = await brandWithShops();
  await shop.location(client, { name: 'Oslo Kjøkken', city: 'Zzz', country: 'NO' });
  const closed = await shop.location(client, { name: 'Closed', city: 'Aaa', country: 'NO' });
  await place(closed, { closed_at: new Date() });
  const found = await ask({ country: 'NO', everywhere: true, limit: 10 });
  expect(names(found)[0]).toBe('Oslo Kjøkken');
  expect(names(found)).not.toContain('Closed');
  expect(found).toMatchObject({ total: 5, from: null });
  const second = await ask({ country: 'NO', everywhere: true, limit: 1, offset: 1 });
  expect(names(second)).toEqual(['La Table de l’Aubrac']);
});

test.each([
  "'; drop table directory.locations; --",
  '%',
  '_',
  '\\',
  '🦊'.repeat(20),
  '9'.repeat(80),
])('hostile search text %s is treated as plain text', async (words) => {
  const { ask } = await brandWithShops();
  expect(await ask({ words })).toMatchObject({ total: 4, from: null });
});

test('routing prefers the visitor’s country and gets approximate distances and mail addresses; a page does not [LEAD-13]', async () => {
  const { client, ask } = await brandWithShops();
  const geneva = await shop.location(client, { name: 'Genève', city: 'Genève', country: 'CH' });
  await place(geneva, { latitude: 46.2, longitude: 6.14, email: 'bonjour@geneve.example' });
  const lyon = { position: { latitude: 45.76, longitude: 4.83 }, country: 'FR', limit: 5 };
  const shown = await ask(lyon);
  expect(names(shown)[0]).toBe('Genève');
  expect(shown.items.every((item) => !('email' in item))).toBe(true);
  const routed = await ask({ ...lyon, purpose: 'route' });
  expect(names(routed)).toEqual([
    'Quincaillerie Puech',
    'Coutellerie Vidalenc',
    'La Table de l’Aubrac',
    'Bazar de Paris',
    'Genève',
  ]);
  expect(routed.items[4]).toMatchObject({ email: 'bonjour@geneve.example' });
  const near = await ask({ ...lyon, purpose: 'route', within: { maxKm: 150 } });
  expect(names(near)).toEqual(['Genève']);
  const region = await ask({ words: '48999', purpose: 'route' });
  expect(region.items[0]?.distanceKm).not.toBeNull();
});

test('pages of the visitor’s own country first neither skip nor repeat a location [LEAD-13]', async () => {
  const { client, ask } = await brandWithShops();
  const geneva = await shop.location(client, { name: 'Genève', city: 'Genève', country: 'CH' });
  await place(geneva, { latitude: 46.2, longitude: 6.14 });
  const turin = await shop.location(client, { name: 'Torino', city: 'Torino', country: 'IT' });
  await place(turin, { latitude: 45.07, longitude: 7.69 });
  const lyon = { position: { latitude: 45.76, longitude: 4.83 }, country: 'FR', purpose: 'route' };
  const whole = names(await ask({ ...lyon, limit: 6 }));
  expect(whole).toHaveLength(6);
  for (const limit of [1, 3, 4]) {
    const pages: string[] = [];
    for (let offset = 0; offset < 8; offset += limit)
      pages.push(...names(await ask({ ...lyon, limit, offset })));
    expect(pages).toEqual(whole);
  }
});

test('of those that are named, the offered and open ones are found [LEAD-13]', async () => {
  const { client, ask } = await brandWithShops();
  const oslo = await shop.location(client, { name: 'Oslo Kjøkken', city: 'Oslo', country: 'NO' });
  const closed = await shop.location(client, { name: 'Closed', city: 'Oslo', country: 'NO' });
  await place(closed, { closed_at: new Date() });
  const named = { ids: [oslo, closed], countries: ['NO'] };
  expect(names(await ask({ within: named, everywhere: true }))).toEqual(['Oslo Kjøkken']);
  expect(names(await ask({ within: { ...named, countries: ['FR'] }, everywhere: true }))).toEqual(
    [],
  );
});

test('another client’s shops do not exist', async () => {
  await brandWithShops();
  const { ask } = await brandWithShops([]);
  expect(await ask({ words: '12210' })).toMatchObject({ items: [], total: 0, from: null });
});

test('behind the last of the visitor’s country come the others, page after page', async () => {
  const { client, ask } = await brandWithShops();
  for (const city of ['Bergen', 'Alta'])
    await shop.location(client, { name: `Butikk ${city}`, city, country: 'NO' });
  const pages: string[] = [];
  for (const offset of [0, 2, 4, 6])
    pages.push(...names(await ask({ country: 'NO', everywhere: true, limit: 2, offset })));
  expect(pages).toEqual([
    'Butikk Alta',
    'Butikk Bergen',
    'La Table de l’Aubrac',
    'Coutellerie Vidalenc',
    'Quincaillerie Puech',
    'Bazar de Paris',
  ]);
  const behind = await ask({ country: 'NO', everywhere: true, limit: 2, offset: 6 });
  expect(behind.total).toBe(6);
});

test('twenty thousand shops are searched by indexes, and the nearest are found wherever one is', async () => {
  const { client, ask } = await brandWithShops([]);
  await sql`
    insert into directory.locations (client_id, id, code, name, street, postal_code, city, country, latitude, longitude)
    select ${client.id}, gen_random_uuid(), 'S-' || n, 'Shop ' || n, n || ' rue de la Paix',
      lpad((n * 4)::text, 5, '0'), 'Ville-' || translate((n % 900)::text, '0123456789', 'abcdefghij'), 'FR', 42 + (n % 900) / 100.0, -4 + (n / 900) / 2.0
    from generate_series(1, 20000) as n`.execute(shop.db);
  const owner = new pg.Client({ connectionString: suite.databaseUrl });
  await owner.connect();
  await owner.query('analyze directory.locations');
  await owner.end();
  const measured = async (work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    return performance.now() - begun;
  };
  const distances = (latitude = 45, longitude = 2) =>
    sql<{ km: number }>`
      select min(acos(least(1, sin(radians(latitude)) * sin(radians(${latitude}::float8))
        + cos(radians(latitude)) * cos(radians(${latitude}::float8))
          * cos(radians(longitude - ${longitude}::float8))))) * 6371 as km
      from directory.locations where client_id = ${client.id}`.execute(shop.db);
  await ask({ words: '40000' });
  for (const wanted of [
    { words: '40000' },
    { words: 'ville-hh' },
    { words: '99999', country: 'FR' },
    { position: { latitude: 45, longitude: 2 } },
    { country: 'FR' },
  ]) {
    // Compared with reading all shops once at the same time, so that load on the machine does not matter.
    let best = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < 5 && best >= MAX_READINGS; turn += 1) {
      const whole = await measured(() => distances());
      const took = await measured(async () => expect((await ask(wanted)).items).toHaveLength(3));
      best = Math.min(best, took / whole);
    }
    expect(best, JSON.stringify(wanted)).toBeLessThan(MAX_READINGS);
  }
  for (const [latitude, longitude] of [
    [45, 2],
    [45, 30],
    [-80, 179.9],
  ]) {
    const [near] = (await ask({ position: { latitude, longitude } })).items;
    const { rows } = await distances(latitude, longitude);
    expect(near?.distanceKm).toBeCloseTo(rows[0]?.km ?? -1, 1);
  }
});
