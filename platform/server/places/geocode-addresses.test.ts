import { beforeAll, expect, test } from 'vitest';
import type { AddressGeocoder } from './geocode-addresses.ts';
import { Places } from './places.ts';

let places: AddressGeocoder;
beforeAll(async () => {
  places = await new Places().ofAddresses();
});

const find = (country: string, postalCode: string, city: string, at?: [number, number]) => {
  const position = at ? { latitude: at[0], longitude: at[1] } : null;
  const found = places.find({ country, postalCode, city, position });
  return found && { region: found.region, town: found.town && places.townName(found.town) };
};

test('an address is placed by its town and postcode, whatever they are written like [LOC-06]', () => {
  expect(find('DE', '80331', 'MUENCHEN')).toEqual({ region: 'Bayern', town: 'München' });
  expect(find('FR', '', 'saint etienne')).toMatchObject({ town: 'Saint-Étienne' });
  expect(find('GB', 'SW1A 1AA', 'Nowhere at all')).toMatchObject({ town: null });
  expect(find('XX', '', '')).toBeNull();
  expect(find('DE', '', 'Nowhere at all')).toBeNull();
});

test('of towns with one name it is the one near the address [LOC-06]', () => {
  expect(find('DE', '', 'Frankfurt', [52.34, 14.55])).toMatchObject({ region: 'Brandenburg' });
  expect(find('DE', '60311', 'Frankfurt am Main')).toMatchObject({ region: 'Hessen' });
  // A hundred kilometres away it is a different town with the same name.
  expect(find('DE', '', 'München', [54.3, 10.1])).toBeNull();
});

test('a country or region is known by its name in any language, but not where a town is meant [LOC-06]', () => {
  expect(places.areaCalled('Allemagne', ['FR'])).toEqual({
    kind: 'country',
    country: 'DE',
    region: null,
  });
  expect(places.areaCalled('bavaria', ['FR', 'DE'])).toEqual({
    kind: 'region',
    country: 'DE',
    region: 'Bayern',
  });
  expect(places.areaCalled('Bretagne', ['FR'])).toMatchObject({ kind: 'region', country: 'FR' });
  expect(places.areaCalled('Berlin', ['DE'])).toBeNull();
  for (const none of ['no', 'xqzv', '']) expect(places.areaCalled(none, ['DE'])).toBeNull();
});
