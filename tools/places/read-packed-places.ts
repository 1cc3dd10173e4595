import { LOCALES } from '#platform/contract/locale.ts';
import { Gazetteer } from '#platform/server/places/data/gazetteer.ts';
import { type PlacesFile, SIZES_A_DOUBLING } from '#platform/server/places/data/places-file.ts';
import type { Postcode } from './compose-postcodes.ts';
import type { PlaceTown } from './place-town.ts';

/** Reads towns and postcodes from a packed file, so that names can be corrected without the sources. */
export async function readPackedPlaces(file: PlacesFile): Promise<{
  towns: PlaceTown[];
  postcodes: Map<string, Postcode[]>;
}> {
  const places = await Gazetteer.read(file);
  const towns = Array.from(places.countryOf, (country, town): PlaceTown => {
    const size = places.sizeOf[town] ?? 0;
    return {
      name: places.localNameOf(town),
      country: places.countries[country] ?? '',
      region: places.regionNames.at(places.regionOf(town)),
      ...places.positionOf(town),
      population: size === 0 ? 0 : 2 ** (size / SIZES_A_DOUBLING),
      names: Object.fromEntries(
        LOCALES.flatMap((locale) => {
          const name = places.nameOf(town, locale);
          return name === places.localNameOf(town) ? [] : [[locale, name]];
        }),
      ),
      keys: new Set<string>(),
    };
  });
  for (let key = 0; key < places.keys.count; key++) {
    const reference = places.townOfKey[key] ?? 0;
    towns[reference < 0 ? ~reference : reference]?.keys.add(places.keys.text(key));
  }
  const postcodes = new Map<string, Postcode[]>();
  for (const { country, from, count } of file.head.postcodes)
    postcodes.set(
      country,
      Array.from({ length: count }, (_, index) => {
        const code = places.postcodes.written(from + index);
        const town = towns[places.postcodes.townOf(from + index)];
        if (!town) throw new Error(`postcode ${country} ${code} has no town`);
        const key = code.toLowerCase().replace(/[^a-z0-9]/g, '');
        return { key, code, ...places.postcodes.positionOf(from + index), town };
      }),
    );
  return { towns, postcodes };
}
