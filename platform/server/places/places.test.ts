import { expect, test } from 'vitest';
import type { Locale } from '#platform/contract/locale.ts';
import { readPlacesFile } from './data/places-file.ts';
import { Places } from './places.ts';

const places = new Places();

test('there are more than 200,000 places [BEY-03]', async () => {
  expect(await places.count()).toBeGreaterThan(200_000);
});

test('a town is found without accents, hyphens or capitals, and has its region and position [BEY-03]', async () => {
  for (const text of ['Saint-Étienne', 'saint etienne', 'ST. ETIENNE', 'saintetienne'])
    expect(await first(text)).toMatchObject({
      kind: 'town',
      name: 'Saint-Étienne',
      region: 'Auvergne-Rhône-Alpes',
      country: 'FR',
      match: 'exact',
    });
  const { latitude, longitude } = (await first('Aurillac')) ?? {};
  expect(latitude).toBeCloseTo(44.926, 1);
  expect(longitude).toBeCloseTo(2.44, 1);
});

test('the town nearest to a point is named, across the date line too [OPP-01]', async () => {
  const found = await places.nearestTowns([
    { latitude: 44.93, longitude: 2.45 },
    { latitude: 59.92, longitude: 10.74 },
    { latitude: -16.8, longitude: 180 },
  ]);
  expect(found).toMatchObject([
    { name: 'Aurillac', country: 'FR' },
    { name: 'Oslo', country: 'NO' },
    { country: 'FJ' },
  ]);
  expect(await places.nearestTowns([])).toEqual([]);
});

test('letters that a keyboard does not have are spelled as people spell them [BEY-03]', async () => {
  expect(await first('Muenchen')).toMatchObject({ country: 'DE', match: 'exact' });
  expect(await first('Aalesund')).toMatchObject({ name: 'Ålesund', country: 'NO' });
  expect(await first('Lodz')).toMatchObject({ name: 'Łódź', country: 'PL' });
  expect(await first('Tonsberg')).toMatchObject({ name: 'Tønsberg', country: 'NO' });
});

test.each<[string, Locale, string]>([
  ['Mailand', 'it', 'Milano'],
  ['Milano', 'de', 'Mailand'],
  ['Florenz', 'fr', 'Florence'],
  ['Aix-la-Chapelle', 'de', 'Aachen'],
  ['Lüttich', 'fr', 'Liège'],
  ['Ginevra', 'de', 'Genf'],
  ['Genf', 'fr', 'Genève'],
  ['Londres', 'it', 'Londra'],
  ['København', 'es', 'Copenhague'],
  ['Copenhagen', 'no', 'København'],
  ['Köln', 'en', 'Cologne'],
])('%s is called in %s %s [BEY-03]', async (text, language, name) => {
  expect(await first(text, { language })).toMatchObject({ name, match: 'exact' });
});

test.each([
  ['Marseile', 'Marseille'],
  ['Strasborug', 'Strasbourg'],
  ['Urillac', 'Aurillac'],
  ['Bordau', 'Bordeaux'],
])('a typo is corrected: %s is %s [BEY-03]', async (text, name) => {
  expect(await first(text, { country: 'FR' })).toMatchObject({ name, match: 'typo' });
});

test('exact matches come before prefix matches, and those before typo matches [BEY-03]', async () => {
  const matches = (await places.search({ text: 'Rochelle', country: 'FR', language: 'en' })).map(
    ({ match }) => match,
  );
  const order = ['exact', 'prefix', 'typo'];
  expect(matches).toEqual(matches.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  expect(matches[0]).toBe('exact');
});

test('among towns of the same name, one in the given country comes first, otherwise the larger one [BEY-03]', async () => {
  expect(await first('Paris')).toMatchObject({ country: 'FR' });
  expect(await first('Paris', { country: 'US' })).toMatchObject({ country: 'US' });
});

test('a name that is spelled so abroad brings no guesses from all the world beside it [BEY-03]', async () => {
  const found = await places.search({ text: 'Genf', country: 'FR', language: 'fr' });
  expect(found[0]).toMatchObject({ name: 'Genève', match: 'exact' });
  expect(found.filter(({ match }) => match === 'typo').map(({ country }) => country)).not.toContain(
    'BE',
  );
});

test('a country or region after the name selects the town [BEY-03]', async () => {
  expect(await first('Paris, Texas')).toMatchObject({ region: 'Texas', country: 'US' });
  expect(await first('Paris Texas')).toMatchObject({ region: 'Texas', country: 'US' });
  for (const named of ['Valencia, Spanien', 'Valencia, Espagne', 'Valencia, ES', 'Valencia Spain'])
    expect(await first(named, { country: 'VE' })).toMatchObject({ country: 'ES' });
});

function first(text: string, options: { country?: string; language?: Locale } = {}) {
  return places.search({ text, language: 'en', ...options }).then(([place]) => place);
}

test('an unused list of places is unloaded, and read again for the next search [BEY-03]', async () => {
  let rests = 0;
  const rested = new Places({ restMs: 1, onRest: () => (rests += 1) });
  await rested.count();
  await expect.poll(() => rested.isRead).toBe(false);
  expect(rests, 'the process may collect what is released').toBe(1);
  const [town] = await rested.search({ text: 'Aurillac', language: 'fr' });
  expect(town?.name).toBe('Aurillac');
});

test('a list that is still in use is shared after it was unloaded [BEY-03]', async () => {
  let readings = 0;
  const readFile = () => {
    readings += 1;
    return readPlacesFile();
  };
  const rested = new Places({ restMs: 1, readFile });
  const held = await rested.ofAddresses();
  await expect.poll(() => rested.isRead).toBe(false);
  const town = { country: 'FR', postalCode: '15000', city: 'Aurillac', position: null };
  const after = await rested.ofAddresses();
  expect(readings).toBe(1);
  expect(after.find(town)).toEqual(held.find(town));
});
