import { AreaFinder } from '#modules/opportunity/server/areas/area-finder.ts';
import { chainLines } from '#modules/opportunity/server/areas/chain-lines.ts';
import { smallestWeight } from '#modules/opportunity/server/areas/outline-bands.ts';
import type { IndexedCountry } from '#modules/opportunity/server/areas/read-areas-file.ts';
import { weighLine } from '#modules/opportunity/server/areas/weigh-line.ts';
import { type BuiltCountry, withUsedLines } from './build-country.ts';
import { writeAreasFile } from './write-areas-file.ts';

/**
 * A country with more points forms a separate group; the outlines of smaller ones are read together with their
 * neighbours.
 */
const ALONE_POINTS = 30_000;
const GROUP_DEGREES = 30;
export const WORLD = 'world.areas';
/** Deepest zoom at which only countries are drawn, from the file of borders. */
const BORDERS_BAND = 3;
/** Its arrondissements and départements come from different sources. */
const APART = new Set(['FR']);

/** Data of a country that is available before its file is read. */
export function indexEntry(
  built: BuiltCountry,
  { file, content, start }: { file: string; content: Buffer; start: number },
): IndexedCountry {
  const { country, attribution, areas, lines } = built;
  const flat = lines.map(({ points }) => Float64Array.from(points.flat()));
  const records = ([1, 2] as const).flatMap((level) => {
    const ofLevel = areas.filter((area) => area.level === level);
    const finder = new AreaFinder(
      { lines: flat },
      ofLevel.map((area) => ({ ...area, id: area.code, country })),
    );
    return ofLevel.map(({ code, names, population }, index) => {
      const { longitude, latitude, box } = finder.placeOf(index);
      const numbers = [longitude, latitude, ...box].map(rounded);
      return [code, names, population, ...numbers] as unknown as IndexedCountry['records'][number];
    });
  });
  const isAlone =
    file !== WORLD || lines.reduce((sum, { points }) => sum + points.length, 0) > ALONE_POINTS;
  const [, , , longitude = 0, latitude = 0] = records[0] ?? [];
  return {
    country,
    file,
    start,
    length: content.length,
    attribution,
    levels: ([1, 2, 3, 4] as const).map(
      (level) => areas.filter((area) => area.level === level).length,
    ),
    ...(APART.has(country) && { deepestIsApart: true as const }),
    group: isAlone
      ? country
      : `${Math.floor((longitude + 180) / GROUP_DEGREES)}x${Math.floor((latitude + 90) / GROUP_DEGREES)}`,
    records,
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

/** Country outlines without subdivisions, for low zoom levels. */
export function bordersFile(
  countries: readonly BuiltCountry[],
  detailed: ReadonlySet<string>,
): Buffer {
  const simple = countries.map((built): BuiltCountry => {
    const areas = built.areas.filter(({ level }) => level === 1);
    // Lines shared by two countries are cut at the same points in both.
    if (!detailed.has(built.country)) return { ...built, areas };
    const flat = built.lines.map(({ points }) =>
      Float64Array.from(points.flat(), (value) => Math.round(value * 10_000) / 10_000),
    );
    const { polygons, lines } = chainLines(areas, flat);
    return {
      ...built,
      areas: areas.map((area, index) => ({
        ...area,
        polygons: (polygons[index] ?? []).map((rings) => rings.map((ring) => [...ring])),
      })),
      lines: lines.map((line) => ({
        points: Array.from({ length: line.length / 2 }, (_, at) => [
          line[2 * at] ?? 0,
          line[2 * at + 1] ?? 0,
        ]),
        weights: weighLine(line),
      })),
    };
  });
  return writeAreasFile(simple.map(withUsedLines), smallestWeight(BORDERS_BAND));
}
