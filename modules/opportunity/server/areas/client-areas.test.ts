import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { areasTask } from './areas-thread.ts';
import { areaById, areaIdsAt, mainBounds, readLevelAreas } from './client-areas.ts';

const { app, people } = await testApp({ work: false });
const client = await people.client();

test('points anywhere have their areas of every level, with or without a country [OPP-02]', async () => {
  const rodez = { longitude: 2.573, latitude: 44.35 };
  const ids = await areaIdsAt({ app }, client.id, [
    { ...rodez, country: 'FR' },
    rodez,
    // The country is wrong, so the position decides.
    { ...rodez, country: 'SE' },
    { longitude: 13.4, latitude: 52.52, country: 'DE' },
    { longitude: 8.54, latitude: 47.37, country: 'CH' },
    { longitude: -73.98, latitude: 40.75, country: 'US' },
    // An overseas region with a separate country code.
    { longitude: 55.45, latitude: -20.88, country: 'RE' },
  ]);
  const aveyron = ['FR:1:FR', 'FR:2:76', 'FR:3:12', 'FR:4:12002'];
  expect(ids[0]).toEqual(aveyron);
  expect(ids[1]).toEqual(aveyron);
  expect(ids[2]).toEqual(aveyron);
  expect(ids[3]).toEqual(['DE:1:DE', 'DE:2:11', 'DE:3:11000', 'DE:4:11000000']);
  // A level that a country does not have shows the deepest one.
  expect(ids[4]).toEqual(['CH:1:CH', 'CH:2:ZH', 'CH:3:0261', 'CH:3:0261']);
  expect(ids[5]).toEqual(['US:1:US', 'US:2:US-NY', 'US:2:US-NY', 'US:2:US-NY']);
  expect(ids[6]?.slice(0, 3)).toEqual(['FR:1:FR', 'FR:2:04', 'FR:3:974']);
});

test('a point in the water near a coast belongs to the nearest area, the sea to none, a country without a position to the country [OPP-02]', async () => {
  const none = [null, null, null, null];
  const [harbour, sea, nowhere] = await areaIdsAt({ app }, client.id, [
    { longitude: -1.83, latitude: 46.48 },
    { longitude: -8, latitude: 46 },
    { longitude: null, latitude: null, country: 'FR' },
  ]);
  expect(harbour?.[2]).toBe('FR:3:85');
  expect(sea).toEqual(none);
  expect(nowhere).toEqual(['FR:1:FR', null, null, null]);
});

test('areas of a level come with names, boxes and a place inside for the label [OPP-02]', async () => {
  const world = await readLevelAreas({ app }, client.id, { level: 2 });
  expect(world.size).toBeGreaterThan(4_000);
  expect(world.get('FR:2:76')).toMatchObject({
    names: { local: 'Occitanie', de: 'Okzitanien' },
    parent: 'FR:1:FR',
  });
  const france = await areaById({ app }, client.id, 'FR:1:FR');
  expect(france?.names).toMatchObject({ de: 'Frankreich', no: 'Frankrike' });
  // In its largest part, not on an overseas island.
  expect(france?.latitude).toBeGreaterThan(42);
  const [west, south, east, north] = france ? mainBounds(france) : [0, 0, 0, 0];
  expect(west > -15 && south > 30 && east < 20 && north < 62).toBe(true);
  const departements = await readLevelAreas({ app }, client.id, {
    level: 3,
    countries: ['FR', 'SE'],
  });
  const labels = [...departements.values()].filter(({ country }) => country === 'FR');
  const ids = await areaIdsAt({ app }, client.id, labels);
  expect(ids.map((of) => of[2])).toEqual(labels.map(({ id }) => id));
  for (const { box, longitude, latitude } of labels) {
    expect(box[0] < longitude && longitude < box[2]).toBe(true);
    expect(box[1] < latitude && latitude < box[3]).toBe(true);
  }
  // Sweden has no level 3 here, so its counties are used.
  expect([...departements.keys()].some((id) => id.startsWith('SE:2:'))).toBe(true);
});

test('no countries have no areas, and do not take the place of all countries [OPP-02]', async () => {
  const none = await readLevelAreas({ app }, client.id, { level: 2, countries: [] });
  expect(none.size).toBe(0);
  const world = await readLevelAreas({ app }, client.id, { level: 2 });
  expect(world.size).toBeGreaterThan(4_000);
});

test('every id that points get at a level is among the areas of that level [OPP-02]', async () => {
  const cities = [
    { longitude: -61.53, latitude: 16.24, country: 'GP' },
    { longitude: 10.75, latitude: 59.91, country: 'NO' },
    { longitude: 139.7, latitude: 35.68, country: 'JP' },
    { longitude: 4.35, latitude: 50.85, country: 'BE' },
  ];
  for (const level of [1, 2, 3, 4] as const) {
    const areas = await readLevelAreas({ app }, client.id, { level });
    for (const ids of await areaIdsAt({ app }, client.id, cities))
      expect(areas.has(ids[level - 1] ?? ''), `${ids} at level ${level}`).toBe(true);
  }
});

test('an id that is none has no area [OPP-02]', async () => {
  for (const id of ['', 'FR', 'FR:9:1', 'XX:1:XX', 'own:x:y', 'FR:2:', 'constructor:1:constructor'])
    expect(await areaById({ app }, client.id, id)).toBeUndefined();
});

test('a task during which the thread ends fails alone, those behind it are done [OPP-02]', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  const points = 1_000_000;
  const long = areasTask({
    kind: 'find',
    coordinates: new Float64Array(2 * points),
    countries: [''],
    countryOf: new Uint16Array(points),
  });
  const behind = areasTask({ kind: 'has-layer', layer: 'client/none' });
  const [thread] = post.mock.contexts as Worker[];
  post.mockRestore();
  await Promise.all([
    expect(long).rejects.toThrow('has ended'),
    expect(behind).resolves.toBe(false),
    thread?.terminate(),
  ]);
});

test('a part of a layer is refused by a thread that has not seen the parts before [OPP-02]', async () => {
  const rest = { layer: 'client/part', rows: [], from: 500, isLast: true };
  await expect(areasTask({ kind: 'add-layer', ...rest })).rejects.toThrow('missing');
});
