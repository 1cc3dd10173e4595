import { expect, test } from 'vitest';
import { DEPARTEMENTS } from './data/departements.ts';
import { Places } from './places.ts';

const places = new Places();

test('every French département is found by its name, in the middle of its towns [LOC-06]', async () => {
  expect(DEPARTEMENTS).toHaveLength(101);
  for (const { name, country } of DEPARTEMENTS) {
    const found = await places.search({ text: name, country, language: 'fr' });
    expect(found.slice(0, 2), name).toContainEqual(
      expect.objectContaining({ name, country, kind: 'town', match: 'exact' }),
    );
  }
});

test.each([
  ['Aveyron', 'Aveyron', 44.3, 2.7],
  ['rhone', 'Rhône', 45.8, 4.7],
  ['le Finistère', 'Finistère', 48.3, -4.1],
  ['département de l’Ardèche', 'Ardèche', 44.8, 4.5],
  ['Cotes d Armor', 'Côtes-d’Armor', 48.5, -2.8],
  ['Aveyron (12)', 'Aveyron', 44.3, 2.7],
  ['Haute-Corse', 'Haute-Corse', 42.5, 9.3],
  ['Vienne, Nouvelle-Aquitaine', 'Vienne', 46.6, 0.4],
])(
  '%s is the département, not a town with a similar name [LOC-06]',
  async (text, name, latitude, longitude) => {
    const [first] = await places.search({ text, country: 'FR', language: 'fr' });
    expect(first).toMatchObject({ name, match: 'exact' });
    expect(first?.latitude).toBeCloseTo(latitude, 0);
    expect(first?.longitude).toBeCloseTo(longitude, 0);
  },
);

test('a well-known town comes before the département of its name, and Paris is listed once [LOC-06]', async () => {
  const vienne = await places.search({ text: 'Vienne', country: 'FR', language: 'fr' });
  expect(vienne.slice(0, 2)).toMatchObject([
    { name: 'Vienne', region: 'Auvergne-Rhône-Alpes' },
    { name: 'Vienne', region: 'Nouvelle-Aquitaine' },
  ]);
  const paris = await places.search({ text: 'Paris', country: 'FR', language: 'fr' });
  expect(paris.filter(({ name, country }) => name === 'Paris' && country === 'FR')).toHaveLength(1);
});

test('départements are suggested while their name is typed, after towns called so [BEY-03]', async () => {
  const names = async (text: string) =>
    (await places.search({ text, country: 'FR', language: 'fr' })).map(({ name }) => name);
  expect((await names('Aveyr'))[0]).toBe('Aveyron');
  expect((await names('Nord'))[0]).toBe('Nord');
  expect(await names('Ai')).not.toContain('Ain');
});

test('a place of another requested country comes before a département [BEY-03]', async () => {
  const [first] = await places.search({ text: 'Lot', country: 'BE', language: 'fr' });
  expect(first).toMatchObject({ name: 'Lot', country: 'BE' });
});

test.each([
  ['Main', 'DE'],
  ['Land', 'DE'],
  ['Nord', 'DE'],
  ['Manc', 'GB'],
  ['Char', 'BE'],
])(
  '%s in %s begins with a place elsewhere, not with a département [LOC-06]',
  async (text, country) => {
    const [first] = await places.search({ text, country, language: 'en' });
    expect(first?.country).not.toBe('FR');
  },
);

test('the town of an address is no département [LEAD-13]', async () => {
  const question = { text: 'Indre', country: 'FR', language: 'fr', limit: 8 } as const;
  const found = await places.search({ ...question, withoutDepartements: true });
  expect(found[0]).toMatchObject({ name: 'Indre', region: 'Pays de la Loire' });
});
