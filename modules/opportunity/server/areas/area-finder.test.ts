import { beforeAll, describe, expect, test } from 'vitest';
import { Gazetteer } from '#platform/server/places/data/gazetteer.ts';
import { readPlacesFile } from '#platform/server/places/data/places-file.ts';
import { foldName } from '#platform/server/places/fold-name.ts';
import { AreaFinder } from './area-finder.ts';
import { type Area, type AreaLevel, readAreasIndex, readCountry } from './read-areas-file.ts';

const HELD = 500;
/** A town this close to a border may be on either side, because both sources are simplified. */
const NEAR_BORDER_KM = 0.5;

let places: Gazetteer;
beforeAll(async () => {
  places = await Gazetteer.read(await readPlacesFile());
});

async function countryOf(code: string) {
  const entry = (await readAreasIndex()).countries.find(({ country }) => country === code);
  if (!entry) throw new Error(`${code} is missing`);
  return readCountry(entry);
}

async function finderOf(country: string, level: AreaLevel) {
  const areas = await countryOf(country);
  const ofLevel = areas.areas.filter((area) => area.level === level);
  return { areas: ofLevel, finder: new AreaFinder(areas, ofLevel) };
}

/** Every nth one, so that all parts of a country are covered. */
function spread<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, Math.floor(items.length / HELD));
  return items.filter((_, index) => index % step === 0).slice(0, HELD);
}

interface Town {
  code: string;
  latitude: number;
  longitude: number;
}

function shareRight(finder: AreaFinder, towns: readonly Town[]): number {
  const far = towns.flatMap(({ code, latitude, longitude }) => {
    const found = finder.at(longitude, latitude) ?? finder.nearest(longitude, latitude, 5)?.area;
    if (found && finder.kmToBorder(found, longitude, latitude) < NEAR_BORDER_KM) return [];
    return found?.code === code;
  });
  expect(far.length).toBeGreaterThan(towns.length / 2);
  return far.filter(Boolean).length / far.length;
}

describe('areas against towns of the gazetteer', () => {
  test.each(['FR', 'DE', 'AT', 'GB', 'IT', 'ES'])(
    '500 towns of %s lie in the region that their source gives [OPP-02]',
    async (country) => {
      const { areas, finder } = await finderOf(country, 2);
      const codes = new Map(areas.map((area) => [foldName(area.names.local), area.code]));
      const towns: Town[] = [];
      for (let town = 0; town < places.countryOf.length; town += 1) {
        if (places.countries[places.countryOf[town] ?? 0] !== country) continue;
        const code = codes.get(foldName(places.regionNames.at(places.regionOf(town))));
        if (code) towns.push({ code, ...places.positionOf(town) });
      }
      expect(shareRight(finder, spread(towns))).toBeGreaterThanOrEqual(0.99);
    },
  );

  test.each([
    ['FR', (code: string) => (code.startsWith('20') ? undefined : code.slice(0, 2))],
    ['ES', (code: string) => code.slice(0, 2)],
  ] as const)(
    '500 towns of %s lie in the département or province of their postcode [OPP-02]',
    async (country, areaOf) => {
      const { areas, finder } = await finderOf(country, 3);
      const known = new Set(areas.map(({ code }) => code));
      const towns: Town[] = [];
      for (let code = 0; code < places.postcodes.count; code += 1) {
        if (places.postcodes.countryOf(code) !== country) continue;
        const area = areaOf(places.postcodes.written(code));
        if (area && known.has(area))
          towns.push({ code: area, ...places.positionOf(places.postcodes.townOf(code)) });
      }
      expect(shareRight(finder, spread(towns))).toBeGreaterThanOrEqual(0.99);
    },
  );
});

test('areas of a level nest in those above and have names [OPP-02]', async () => {
  for (const country of ['FR', 'DE', 'IT', 'ES', 'NO', 'AT', 'CH', 'BE', 'GB']) {
    const { areas } = await countryOf(country);
    const ids = new Set(areas.map(({ id }) => id));
    expect(ids.size).toBe(areas.length);
    for (const { names, parent, level, polygons } of areas) {
      expect(names.local).not.toBe('');
      expect(level === 1 || ids.has(parent)).toBe(true);
      expect(polygons.length).toBeGreaterThan(0);
    }
  }
});

test('a point in the water off a coast belongs to the nearest area, one far out to none [OPP-02]', async () => {
  const { finder } = await finderOf('FR', 3);
  expect(finder.at(-1.7, 46.3)).toBeUndefined();
  expect(finder.nearest(-1.83, 46.48, 5)?.area.code).toBe('85');
  expect(finder.nearest(-8, 46, 5)).toBeUndefined();
  const rodez: Area | undefined = finder.at(2.573, 44.35);
  expect(rodez).toMatchObject({ id: 'FR:3:12', parent: 'FR:2:76', names: { local: 'Aveyron' } });
});
