import { expect, test } from 'vitest';
import { composePostcodes } from './compose-postcodes.ts';
import { addKeys, type PlaceTown } from './place-town.ts';

const ROWS = [
  { code: '15000', place: 'Aurillac', state: 'Auvergne', latitude: 44.92, longitude: 2.44 },
  { code: '15130', place: 'Arpajon', state: 'Auvergne', latitude: 44.9, longitude: 2.45 },
  { code: '15130', place: 'Carlat', state: 'Auvergne', latitude: 44.88, longitude: 2.56 },
];

test('a postcode has its largest town; a place that the table of towns has not becomes a village [BEY-03]', () => {
  const aurillac = town('Aurillac', 44.93, 2.44);
  const { postcodes, added } = composePostcodes('FR', ROWS, [aurillac], false);
  expect(postcodes.map(({ key, town: { name } }) => [key, name])).toEqual([
    ['15000', 'Aurillac'],
    ['15130', 'Arpajon'],
  ]);
  expect(postcodes[0]?.town).toBe(aurillac);
  expect(added.map(({ name }) => name)).toEqual(['Arpajon']);
});

test('where every village counts, each of a postcode’s places becomes one [BEY-03]', () => {
  const { added } = composePostcodes('FR', ROWS, [town('Aurillac', 44.93, 2.44)], true);
  expect(added.map(({ name }) => name)).toEqual(['Arpajon', 'Carlat']);
});

test('a town of the same name far away is another one [BEY-03]', () => {
  const far = town('Aurillac', 48, 2.44);
  const { postcodes } = composePostcodes('FR', ROWS.slice(0, 1), [far], false);
  expect(postcodes[0]?.town).not.toBe(far);
});

function town(name: string, latitude: number, longitude: number): PlaceTown {
  const made = {
    name,
    country: 'FR',
    region: '',
    latitude,
    longitude,
    population: 30_000,
    names: {},
    keys: new Set<string>(),
  };
  addKeys(made, [name]);
  return made;
}
