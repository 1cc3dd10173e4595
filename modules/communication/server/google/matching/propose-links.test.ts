import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameWords, postcodeKey, similarity, streetWords } from './normalize-place.ts';
import { proposeLinks } from './propose-links.ts';
import type { Place } from './score-match.ts';

const place = (given: Partial<Place>): Place => ({
  code: null,
  name: '',
  street: '',
  postalCode: '',
  city: '',
  country: 'FR',
  latitude: null,
  longitude: null,
  ...given,
});
const own = (id: string, given: Partial<Place>) => ({ ...place(given), id });
const listed = (googleLocation: string, given: Partial<Place>) => ({
  ...place(given),
  googleLocation,
});
const short = async (...given: Parameters<typeof proposeLinks>) =>
  (await proposeLinks(...given)).map(
    (one) => `${one.locationId} ${one.googleLocation} ${one.confidence}`,
  );

test.each([
  ['Boutique Aubrac S.A.R.L.', 'Boutique AUBRAC', true],
  ['Müller & Söhne GmbH & Co. KG', 'Mueller und Soehne', true],
  ['Café de Flore', 'CAFE FLORE', true],
  ['Aubrac Lyon Bellecour', 'Aubrac Lyon Belecour', true],
  ['Aubrac Lyon', 'Aubrac Paris', false],
  ['Aubrac', 'Boulangerie Paul', false],
])('%s and %s are the same name: %s', (one, other, same) => {
  expect(similarity(nameWords(one), nameWords(other), () => 1) > 0.85).toBe(same);
});

test.each([
  ['12 bis, rue Émile-Zola', '12 R. Emile Zola'],
  ['Hauptstraße 5', 'Hauptstr. 5'],
  ['Hauptstr. 5', 'Haupt Strasse 5'],
  ['Calle de Serrano, 21', 'C/ Serrano 21'],
  ['Viale Monza 10', 'V.le Monza, 10'],
  ['Storgata 4', 'Stor gate 4'],
  ['8 av. du Général-de-Gaulle', '8 Avenue du Général de Gaulle'],
])('%s and %s are the same street', (one, other) => {
  expect(streetWords(one)).toEqual(streetWords(other));
});

test('postcodes are compared without country and spaces', () => {
  expect(['F-69 002', '69002', 'NO-0150', 'SW1A 1AA'].map(postcodeKey)).toEqual([
    '69002',
    '69002',
    '0150',
    'sw1a1aa',
  ]);
});

test('name, street and postcode together are sure; a shop next door is not [REV-09]', async () => {
  const lyon = { city: 'Lyon', postalCode: '69002', street: '12 rue Émile Zola' };
  expect(
    await short(
      [own('shop', { ...lyon, name: 'Aubrac Lyon' })],
      [
        listed('g1', { ...lyon, name: 'AUBRAC - Lyon', street: '12 R Emile Zola' }),
        listed('g2', { ...lyon, name: 'Boulangerie Paul' }),
      ],
    ),
  ).toEqual(['shop g1 sure', 'shop g2 possible']);
});

test('two similar Google locations are only likely matches, and the reason says so [REV-09]', async () => {
  const lyon = { name: 'Aubrac', city: 'Lyon', postalCode: '69002', street: '12 rue Zola' };
  const proposals = await proposeLinks(
    [own('shop', lyon)],
    [listed('g1', lyon), listed('g2', lyon)],
  );
  expect(proposals.map(({ confidence }) => confidence)).toEqual(['likely', 'likely']);
  expect(proposals[0]?.reasons).toContain('several-alike');
});

test('one Google location is sure for one location only [REV-09]', async () => {
  const lyon = { name: 'Aubrac', city: 'Lyon', postalCode: '69002', street: '12 rue Zola' };
  expect(await short([own('a', lyon), own('b', lyon)], [listed('g', lyon)])).toEqual([
    'a g likely',
    'b g likely',
  ]);
});

test('the store code is sure where the names differ, the same name far away never [REV-09]', async () => {
  const paris = { city: 'Paris', postalCode: '75001', latitude: 48.86, longitude: 2.34 };
  const lille = { city: 'Lille', postalCode: '59000', latitude: 50.63, longitude: 3.06 };
  expect(
    await short(
      [own('a', { ...paris, name: 'Magasin 7', code: 'P-01' })],
      [listed('g', { ...paris, name: 'Aubrac Rivoli', code: 'p01' })],
    ),
  ).toEqual(['a g sure']);
  const far = await short(
    [own('a', { ...paris, name: 'Aubrac Rivoli', code: 'X' })],
    [listed('g', { ...lille, name: 'Aubrac Rivoli', code: 'x' })],
  );
  expect(far).not.toContain('a g sure');
});

test('shops of a chain are distinguished by place, not by their common name [REV-09]', async () => {
  const shop = (city: string, at: number) => ({
    name: 'Aubrac',
    city,
    postalCode: `${10_000 + at}`,
    street: `${at + 1} rue Centrale`,
    latitude: 45 + at / 10,
    longitude: 3,
  });
  const cities = Array.from(
    { length: 200 },
    (_, at) => `Ville ${String.fromCharCode(97 + (at % 26))}${at}`,
  );
  const proposals = await proposeLinks(
    cities.map((city, at) => own(String(at), shop(city, at))),
    cities.map((city, at) => listed(String(at), { ...shop(city, at), name: `Aubrac ${city}` })),
  );
  const sure = proposals.filter(({ confidence }) => confidence === 'sure');
  expect(sure).toHaveLength(200);
  expect(sure.every(({ locationId, googleLocation }) => locationId === googleLocation)).toBe(true);
});

test('another country is never proposed [REV-09]', async () => {
  const same = { name: 'Aubrac', city: 'Salzburg', postalCode: '5020' };
  expect(
    await short([own('a', { ...same, country: 'AT' })], [listed('g', { ...same, country: 'DE' })]),
  ).toEqual([]);
});

test('whatever the texts are, scores stay within bounds [REV-09]', async () => {
  const anyPlace = fc.record({
    name: fc.string({ unit: 'grapheme' }),
    street: fc.string(),
    postalCode: fc.string(),
    city: fc.string(),
    latitude: fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
    longitude: fc.option(fc.double({ min: -180, max: 180, noNaN: true })),
  });
  await fc.assert(
    fc.asyncProperty(anyPlace, anyPlace, async (one, other) => {
      const [same] = await proposeLinks(
        [own('a', { ...one, code: 'K' })],
        [listed('g', { ...other, code: 'k' })],
      );
      expect(same === undefined || (same.score >= 28 && same.score <= 100)).toBe(true);
    }),
  );
});
