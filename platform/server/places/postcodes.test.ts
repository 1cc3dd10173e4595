import { expect, test } from 'vitest';
import { Places } from './places.ts';

const places = new Places();

test.each([
  ['15000 Aurillac', 'FR', '15000', 'Aurillac'],
  ['Aurillac 15000', 'FR', '15000', 'Aurillac'],
  ['F-15000', 'FR', '15000', 'Aurillac'],
  ['12 rue du Port, 15000 Aurillac, France', 'FR', '15000', 'Aurillac'],
  ['12 rue du Port 15000 Aurillac', 'FR', '15000', 'Aurillac'],
  ['CH-8001', 'CH', '8001', 'Zurich'],
  ['8001 Zürich', 'CH', '8001', 'Zurich'],
  ['L-1234', 'LU', '1234', 'Luxembourg'],
  ['10115 Berlin', 'DE', '10115', 'Berlin'],
  ['0150 Oslo', 'NO', '0150', 'Oslo'],
  ['59-700 Bolesławiec', 'PL', '59-700', 'Bolesławiec'],
  ['111 22 Stockholm', 'SE', '111 22', 'Stockholm'],
])('%s is a postcode of %s [BEY-03]', async (text, country, postcode, name) => {
  const [place] = await places.search({ text, language: 'fr' });
  expect(place).toMatchObject({ kind: 'postcode', country, postcode, name, match: 'exact' });
});

test.each([
  ['SW1A 1AA', 'GB', 'SW1A'],
  ['1012 AB Amsterdam', 'NL', '1012'],
  ['1000-001 Lisboa', 'PT', '1000'],
  ['K1A 0B1', 'CA', 'K1A'],
  ['D02 X285', 'IE', 'D02'],
  ['90210-1234', 'US', '90210'],
])('of %s the district is known [BEY-03]', async (text, country, postcode) => {
  const [place] = await places.search({ text, language: 'en' });
  expect(place).toMatchObject({ kind: 'postcode', country, postcode });
});

test('a postcode used in several countries is found first in the given country [BEY-03]', async () => {
  const [place] = await places.search({ text: '1000', country: 'CH', language: 'fr' });
  expect(place).toMatchObject({ country: 'CH', name: 'Lausanne' });
});

test('while a code is typed, those that begin so are offered [BEY-03]', async () => {
  const found = await places.search({ text: '1500', country: 'FR', language: 'fr', limit: 20 });
  expect(found.map(({ country, postcode }) => `${country} ${postcode}`)).toContain('FR 15000');
});

test('an unknown postcode, a foreign one or a street number does not hide the town next to it [BEY-03]', async () => {
  for (const text of [
    '98765 Aurillac',
    '99999 Aurillac',
    '101 Aurillac',
    '12 rue du Port Aurillac',
  ]) {
    const [place] = await places.search({ text, language: 'fr' });
    expect(place, text).toMatchObject({ kind: 'town', name: 'Aurillac' });
  }
});
