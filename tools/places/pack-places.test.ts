import { expect, test } from 'vitest';
import { Gazetteer } from '#platform/server/places/data/gazetteer.ts';
import { unpackPlaces } from '#platform/server/places/data/places-file.ts';
import { findPlaces } from '#platform/server/places/find/find-places.ts';
import { describePlaces } from '#platform/server/places/places.ts';
import { packPlaces } from './pack-places.ts';
import { addKeys, type PlaceTown } from './place-town.ts';
import { readPackedPlaces } from './read-packed-places.ts';

test('packed places are read back with names, regions, rounded sizes, positions and formatted postcodes [BEY-03]', async () => {
  const bolesławiec = town({
    name: 'Bolesławiec',
    country: 'PL',
    latitude: 51.263,
    longitude: 15.565,
  });
  const milano = town({
    name: 'Milano',
    country: 'IT',
    region: 'Lombardia',
    population: 1_236_837,
    names: { de: 'Mailand' },
    latitude: 45.464,
    longitude: 9.19,
  });
  const south = town({ name: 'Ushuaia', country: 'AR', latitude: -54.81, longitude: -68.315 });
  const position = { latitude: 51.277, longitude: 15.577 };
  const codes = [{ key: '59700', code: '59-700', ...position, town: bolesławiec }];
  const packed = packPlaces([milano, south, bolesławiec], new Map([['PL', codes]]));
  const gazetteer = await Gazetteer.read(await unpackPlaces(packed));
  const find = (text: string) =>
    describePlaces(
      gazetteer,
      findPlaces(gazetteer, { text, asked: undefined, language: 'de', most: 5 }),
      'de',
    );
  expect(find('milano')).toEqual([
    {
      id: 'IT-milano-1',
      kind: 'town',
      name: 'Mailand',
      postcode: null,
      region: 'Lombardei',
      country: 'IT',
      latitude: 45.464,
      longitude: 9.19,
      match: 'exact',
    },
  ]);
  expect(find('59-700')).toMatchObject([{ postcode: '59-700', name: 'Bolesławiec', ...position }]);
  expect(await readPackedPlaces(await unpackPlaces(packed))).toMatchObject({
    towns: [
      { name: 'Bolesławiec' },
      { name: 'Milano', names: { de: 'Mailand' }, population: 2 ** 20 },
      {},
    ],
    postcodes: new Map([['PL', [{ key: '59700', code: '59-700', ...position }]]]),
  });
  expect(find('ushuaia')).toMatchObject([{ latitude: -54.81, longitude: -68.315, region: null }]);
});

function town(given: Partial<PlaceTown> & Pick<PlaceTown, 'name' | 'country'>): PlaceTown {
  const made = {
    region: '',
    latitude: 0,
    longitude: 0,
    population: 1000,
    names: {},
    keys: new Set<string>(),
    ...given,
  };
  addKeys(made, [made.name, ...Object.values(made.names)]);
  return made;
}
