import { beforeEach, expect, test } from 'vitest';
import { storeFacets } from '#modules/directory/contract/locations/locate-stores.ts';
import {
  findAreaPaths,
  storeArea,
  storeAreas,
} from '#modules/directory/contract/locations/store-pages.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { Shop } from '../testing/shop.ts';
import { addStores } from '../testing/stores.ts';

const suite = await testApp();
const { app } = suite;
const shop = new Shop(app);
const context = { db: app.database.acrossClients(), app };
let client = await suite.people.client();

beforeEach(async () => {
  client = await suite.people.client();
});

const common = (language: Locale = 'en') =>
  ({ clientId: client.id, language, lowest: 4, limit: 10 }) as const;
const pathsOf = async (lowest: 1 | 2 | 3 | 4 = 4) =>
  (await app.ports.call(storeAreas, { ...common(), lowest }, context)).map(
    ({ path, locations }) => `${path.join('/')} ${locations}`,
  );

async function addGermany() {
  const ids = await addStores(app, client, [
    { name: 'Isar', city: 'München', postal_code: '80331', country: 'DE', at: [48.137, 11.575] },
    { name: 'Au', city: 'Munich', country: 'DE', at: [48.12, 11.6] },
    { name: 'Pegnitz', city: 'Nürnberg', postal_code: '90402', country: 'DE', region: 'Bavaria' },
    { name: 'Spree', city: 'Berlin', country: 'DE', at: [52.52, 13.405] },
    { name: 'Aubrac', city: 'Laguiole', postal_code: '12210', country: 'FR', region: 'Aveyron' },
    { name: 'Island', city: 'Nirgendwo', country: 'NO', region: 'Utopia' },
  ]);
  return ids;
}

test('areas are countries, regions, counties and towns with their counts [LOC-06]', async () => {
  await addGermany();
  expect(await pathsOf()).toEqual([
    'de 4',
    'de/bayern 3',
    'de/bayern/munchen 2',
    'de/bayern/nurnberg 1',
    'de/berlin 1',
    'de/berlin/berlin 1',
    'fr 1',
    'fr/occitanie 1',
    'fr/occitanie/aveyron 1',
    'fr/occitanie/aveyron/laguiole 1',
    'no 1',
    'no/utopia 1',
    'no/utopia/nirgendwo 1',
  ]);
  expect(await pathsOf(2)).toEqual([
    'de 4',
    'de/bayern 3',
    'de/berlin 1',
    'fr 1',
    'fr/occitanie 1',
    'no 1',
    'no/utopia 1',
  ]);
});

test('the page of an area has its name, way, children, neighbours and locations [LOC-06]', async () => {
  const ids = await addGermany();
  const path = ['de', 'bayern'];
  const page = await app.ports.call(storeArea, { ...common('fr'), path }, context);
  expect(page).toMatchObject({
    area: { name: 'Bavière', level: 2, country: 'DE', locations: 3, path },
    ancestors: [{ name: 'Allemagne', path: ['de'] }],
    children: [{ name: 'Munich' }, { name: 'Nuremberg' }],
    neighbours: [{ name: 'Berlin' }],
    locationIds: ['Isar', 'Au', 'Pegnitz'].map((name) => ids.get(name)),
  });
  expect(Date.parse(page?.area?.changedAt ?? '')).toBeGreaterThan(0);
  const top = await app.ports.call(storeArea, { ...common(), path: [], limit: 2 }, context);
  expect(top?.area).toBeNull();
  expect(top?.children.map(({ name }) => name)).toEqual(['France', 'Germany', 'Norway']);
  expect(top?.locationIds).toHaveLength(2);
  for (const unknown of [['xx'], ['de', 'nowhere'], ['de', 'constructor']])
    expect(await app.ports.call(storeArea, { ...common(), path: unknown }, context)).toBeNull();
  const tooDeep = { ...common(), lowest: 2, path: ['de', 'bayern', 'munchen'] } as const;
  expect(await app.ports.call(storeArea, tooDeep, context)).toBeNull();
});

test('two towns of one name in a region have slugs of their own, whichever has a location [LOC-06]', async () => {
  const small = { name: 'Small', city: 'Neustadt', country: 'DE', postal_code: '93333' };
  const large = { name: 'Large', city: 'Neustadt', country: 'DE', at: [50.33, 11.12] } as const;
  const slugOf = async (ids: ReadonlyMap<string, string>, name: string) => {
    const id = ids.get(name) ?? '';
    const paths = await app.ports.call(findAreaPaths, { ...common(), ids: [id] }, context);
    return paths.get(id)?.join('/');
  };
  const alone = await slugOf(await addStores(app, client, [large]), 'Large');
  client = await suite.people.client();
  const ids = await addStores(app, client, [small, large]);
  expect(await slugOf(ids, 'Large')).toBe(alone);
  expect(await slugOf(ids, 'Small')).not.toBe(alone);
});

test('areas follow what changes, and the types and countries of a locator [LOC-06]', async () => {
  const typeId = await shop.type(client, 'Boutique');
  await addStores(app, client, [{ name: 'Paris', city: 'Paris', type_id: typeId }]);
  expect(await pathsOf(1)).toEqual(['fr 1']);
  await addStores(app, client, [{ name: 'Oslo', city: 'Oslo', country: 'NO' }]);
  await expect.poll(() => pathsOf(1)).toEqual(['fr 1', 'no 1']);
  const only = async (filter: { typeIds?: string[]; countries?: string[] }) =>
    (await app.ports.call(storeAreas, { ...common(), lowest: 1, ...filter }, context)).map(
      ({ country }) => country,
    );
  expect(await only({ typeIds: [typeId] })).toEqual(['FR']);
  expect(await only({ countries: ['NO'] })).toEqual(['NO']);
});

test('filters show how many locations each option has, with the other filters applied [LOC-06]', async () => {
  const [boutique, outlet] = [
    await shop.type(client, 'Boutique'),
    await shop.type(client, 'Outlet'),
  ];
  const parking = (value: string) => ({
    attributes: JSON.stringify({ Parking: value, Secret: 'x' }),
  });
  await addStores(app, client, [
    { name: 'One', at: [48.86, 2.35], type_id: boutique, ...parking('yes') },
    { name: 'Two', type_id: boutique, ...parking('no') },
    { name: 'Three', at: [59.91, 10.75], type_id: outlet, country: 'NO', ...parking('yes') },
    { name: 'Four' },
  ]);
  const query = { clientId: client.id, attributeNames: ['Parking', 'constructor'] };
  expect(await app.ports.call(storeFacets, query, context)).toEqual({
    total: 4,
    bounds: { south: 48.86, west: 2.35, north: 59.91, east: 10.75 },
    countries: [
      { value: 'FR', count: 3 },
      { value: 'NO', count: 1 },
    ],
    types: [
      { value: boutique, label: 'Boutique', count: 2 },
      { value: outlet, label: 'Outlet', count: 1 },
    ],
    attributes: [
      {
        name: 'Parking',
        values: [
          { value: 'yes', count: 2 },
          { value: 'no', count: 1 },
        ],
      },
      { name: 'constructor', values: [] },
    ],
  });
  const inNorway = await app.ports.call(storeFacets, { ...query, countries: ['NO'] }, context);
  expect(inNorway.types).toEqual([{ value: outlet, label: 'Outlet', count: 1 }]);
  expect(inNorway.bounds).toEqual({ south: 59.91, west: 10.75, north: 59.91, east: 10.75 });
});
