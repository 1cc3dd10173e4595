import { AreaFinder } from '#modules/opportunity/server/areas/area-finder.ts';
import type { Area } from '#modules/opportunity/server/areas/read-areas-file.ts';
import { Gazetteer } from '#platform/server/places/data/gazetteer.ts';
import { readPlacesFile } from '#platform/server/places/data/read-places-file.ts';
import type { BuiltCountry } from './build-country.ts';

/** Their source has numbers only: each is called after the largest town of the list of places that lies in it. */
export async function nameSwissMunicipalities(country: BuiltCountry | undefined): Promise<void> {
  if (!country) throw new Error('Switzerland is missing');
  const places = await Gazetteer.read(await readPlacesFile());
  const municipalities = country.areas.filter(({ level }) => level === 3);
  const finder = new AreaFinder(
    { lines: country.lines.map(({ points }) => Float64Array.from(points.flat())) },
    municipalities.map((area) => ({ ...area, id: area.code, country: 'CH' }) satisfies Area),
  );
  const largest = new Map<string, { size: number; name: string }>();
  for (let town = 0; town < places.countryOf.length; town += 1) {
    if (places.countries[places.countryOf[town] ?? 0] !== 'CH') continue;
    const { latitude, longitude } = places.positionOf(town);
    const code = finder.at(longitude, latitude)?.code;
    const size = places.sizeOf[town] ?? 0;
    if (code && size >= (largest.get(code)?.size ?? 0))
      largest.set(code, { size, name: places.localNameOf(town) });
  }
  for (const area of municipalities)
    area.names = { local: largest.get(area.code)?.name ?? `CH ${Number(area.code)}` };
}
