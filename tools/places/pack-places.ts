import { brotliCompressSync, constants } from 'node:zlib';
import { LOCALES } from '#platform/contract/locale.ts';
import {
  PLACES_SECTIONS,
  PLANES,
  type PlacesHead,
  type PlacesSection,
  SIZES_A_DOUBLING,
  STEPS_A_DEGREE,
} from '#platform/server/places/data/places-file.ts';
import { capitalised } from '#platform/server/places/data/region-names.ts';
import { foldName } from '#platform/server/places/fold-name.ts';
import type { Postcode } from './compose-postcodes.ts';
import type { PlaceTown } from './place-town.ts';

/** Converts towns and postcodes to the layout that the server reads. */
export function packPlaces(
  unsorted: readonly PlaceTown[],
  postcodes: ReadonlyMap<string, readonly Postcode[]>,
): Buffer {
  const towns = unsorted
    .map((town) => ({ ...town, of: town, key: foldName(town.name) }))
    .filter(({ key }) => key !== '')
    .sort((one, other) => byText(one.key, other.key) || other.population - one.population);
  const indexOf = new Map(towns.map(({ of }, index) => [of, index]));
  const countries = [...new Set(towns.map(({ country }) => country))].sort();
  const regions = [...new Set(['', ...towns.map(({ region }) => region)])];
  const regionOf = new Map(regions.map((region, index) => [region, index]));
  // The town's own key needs no reference, because these keys are in the order of the towns.
  const keys = towns
    .flatMap(({ keys: all, key }, index) => [
      { key, index, own: true },
      ...[...all]
        .filter((other) => other !== key)
        .map((other) => ({ key: other, index, own: false })),
    ])
    .sort((one, other) => byText(one.key, other.key) || one.index - other.index);
  const called = towns.flatMap(({ name, names }, index) => {
    const words = LOCALES.map((locale) => (names[locale] === name ? '' : (names[locale] ?? '')));
    return words.some(Boolean) ? [{ index, words: words.join('\t') }] : [];
  });
  const coded = [...postcodes].sort(([one], [other]) => byText(one, other));
  const codes = coded.flatMap(([, all]) =>
    all.toSorted((one, other) => byText(one.key, other.key)),
  );
  const sections: Record<PlacesSection, Buffer> = {
    // Most names equal their key with a capital letter, so they are stored as empty.
    townNames: packTexts(towns.map(({ name, key }) => (name === capitalised(key) ? '' : name))),
    townCountries: Buffer.from(towns.map(({ country }) => countries.indexOf(country))),
    townRegions: planes(towns.map(({ region }) => regionOf.get(region) ?? 0)),
    townSizes: Buffer.from(towns.map(({ population }) => sizeOf(population))),
    townLatitudes: planes(towns.map(({ latitude }) => steps(latitude, 90))),
    townLongitudes: planes(towns.map(({ longitude }) => steps(longitude, 180))),
    regionNames: packTexts(regions),
    languageTowns: planes(differences(called.map(({ index }) => index))),
    languageNames: packTexts(called.map(({ words }) => words)),
    ...packSorted(
      'key',
      keys.map(({ key }) => key),
    ),
    keyTowns: planes(keys.map(({ index, own }) => (own ? 0 : index + 1))),
    ...packSorted(
      'code',
      codes.map(({ key }) => key),
    ),
    codeTowns: planes(codes.map(({ town }) => indexOf.get(town) ?? 0)),
    codeLatitudes: planes(differences(codes.map(({ latitude }) => steps(latitude, 90)))),
    codeLongitudes: planes(differences(codes.map(({ longitude }) => steps(longitude, 180)))),
  };
  const packed = Object.fromEntries(
    PLACES_SECTIONS.map((name) => [name, squeeze(sections[name])]),
  ) as Record<PlacesSection, Buffer>;
  let from = 0;
  const head: PlacesHead = {
    towns: towns.length,
    regions: regions.length,
    countries,
    postcodes: coded.map(([country, all], at) => ({
      country,
      from: coded.slice(0, at).reduce((sum, [, before]) => sum + before.length, 0),
      count: all.length,
      shape: commonPostcodeFormat(all.map(({ code }) => code)),
      lengths: [...new Set(all.map(({ key }) => key.length))].sort(),
      hasLetters: all.some(({ key }) => /[a-z]/.test(key)),
    })),
    sections: Object.fromEntries(
      PLACES_SECTIONS.map((name) => {
        const place = { from, packed: packed[name].length, plain: sections[name].length };
        from += place.packed;
        return [name, place];
      }),
    ) as PlacesHead['sections'],
  };
  const words = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(words.length);
  return Buffer.concat([length, words, ...PLACES_SECTIONS.map((name) => packed[name])]);
}

function squeeze(plain: Buffer): Buffer {
  return brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

function planes(values: readonly number[]): Buffer {
  const packed = Buffer.alloc(values.length * PLANES);
  for (const [index, value] of values.entries())
    for (let plane = 0; plane < PLANES; plane++)
      packed[plane * values.length + index] = (value >> (8 * plane)) & 255;
  return packed;
}

/** Differences between consecutive values, zigzag-encoded so that small negative steps stay small. */
function differences(values: readonly number[]): number[] {
  return values.map((value, index) => {
    const step = value - (values[index - 1] ?? 0);
    return step < 0 ? -step * 2 - 1 : step * 2;
  });
}

function steps(degrees: number, half: number): number {
  return Math.round((degrees + half) * STEPS_A_DEGREE);
}

function sizeOf(population: number): number {
  return population < 1 ? 0 : Math.round(Math.log2(population) * SIZES_A_DOUBLING);
}

/** Order by code units, the same on every machine. */
function byText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/**
 * Common format of a country's codes, with # for each letter or digit: `##-###`. Undefined if they differ or have no
 * separator.
 */
export function commonPostcodeFormat(codes: readonly string[]): string | undefined {
  const shapes = new Set(codes.map((code) => code.replace(/[A-Za-z0-9]/g, '#')));
  const [shape = ''] = shapes;
  return shapes.size === 1 && /[^#]/.test(shape) ? shape : undefined;
}

type Sorted<Name extends string> = Record<`${Name}Shared` | `${Name}Ends`, Buffer>;

/** Concatenated texts. */
function packTexts(texts: readonly string[]): Buffer {
  return Buffer.from(texts.map((text) => `${text}\n`).join(''));
}

/** Packs sorted keys: the length shared with the previous key, and the new part. */
function packSorted<Name extends string>(name: Name, keys: readonly string[]): Sorted<Name> {
  const shared = keys.map((key, index) => {
    const before = keys[index - 1] ?? '';
    let same = 0;
    while (same < key.length && key[same] === before[same]) same++;
    return same;
  });
  return {
    [`${name}Shared`]: Buffer.from(shared),
    [`${name}Ends`]: packTexts(keys.map((key, index) => key.slice(shared[index]))),
  } as Sorted<Name>;
}
