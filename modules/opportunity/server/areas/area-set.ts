import { AreaFinder } from './area-finder.ts';
import { chainLines } from './chain-lines.ts';
import { NumberPool } from './number-pool.ts';
import type { Area, AreaIds, AreaLevel, AreaRecord, CountryAreas } from './read-areas-file.ts';
import { weighLine } from './weigh-line.ts';

const LEVELS: readonly AreaLevel[] = [1, 2, 3, 4];
const BYTES_AN_AREA = 700;

/** The areas of a level as lines that neighbours share, each point with its weight. */
export interface Outlines {
  areas: readonly Area[];
  polygons: readonly Area['polygons'][];
  lines: readonly Float64Array[];
  weights: readonly Float64Array[];
}

/** A country with all its levels, or a client's own layer. Derived data is built on first use. */
export class AreaSet {
  readonly #data: CountryAreas;
  readonly #isApart: boolean;
  readonly #isChained: boolean;
  readonly #finders = new Map<AreaLevel, AreaFinder>();
  readonly #outlines = new Map<AreaLevel, Outlines>();
  readonly #records = new Map<AreaLevel, readonly AreaRecord[]>();
  readonly #ids = new Map<Area, Map<Area | undefined, AreaIds>>();

  constructor(
    data: CountryAreas,
    options: {
      /** The deepest level shares no lines with the others, so points are looked up in it separately. */
      deepestIsApart?: boolean;
      /** Whether lines may be joined where only deeper levels meet; not where other countries share them. */
      isChained?: boolean;
    } = {},
  ) {
    this.#data = data;
    this.#isApart = options.deepestIsApart ?? false;
    this.#isChained = options.isChained ?? false;
  }

  /** The given level, or the deepest of the country. */
  levelAt(level: AreaLevel): AreaLevel {
    return LEVELS.findLast((each) => each <= level && this.#ofLevel(each).length > 0) ?? 1;
  }

  get bytes(): number {
    const { lines, areas } = this.#data;
    const points = lines.reduce((sum, line) => sum + line.byteLength + 100, 0);
    const finders = [...this.#finders.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    return points * (1 + 2 * this.#outlines.size) + areas.length * BYTES_AN_AREA + finders;
  }

  /** Undefined outside of the country. */
  idsAt(longitude: number, latitude: number): AreaIds | undefined {
    const area = this.#mainFinder.at(longitude, latitude);
    return area && this.#idsOf(area, longitude, latitude);
  }

  /** Areas nearest to a point outside, because coasts and borders are simplified. */
  nearestIds(
    longitude: number,
    latitude: number,
    km: number,
  ): { ids: AreaIds; km: number } | undefined {
    const near = this.#mainFinder.nearest(longitude, latitude, km);
    return near && { ids: this.#idsOf(near.area, longitude, latitude), km: near.km };
  }

  records(level: AreaLevel): readonly AreaRecord[] {
    const known = this.#records.get(level);
    if (known) return known;
    const finder = this.#finder(level);
    const made = this.#ofLevel(level).map(({ polygons: _, ...area }, index) => ({
      ...area,
      ...finder.placeOf(index),
    }));
    this.#records.set(level, made);
    return made;
  }

  /** An area and all areas inside it. */
  idsBelow(id: string): ReadonlySet<string> {
    const ids = new Set([id]);
    for (const level of LEVELS)
      for (const area of this.#ofLevel(level)) if (ids.has(area.parent)) ids.add(area.id);
    return ids;
  }

  outlines(level: AreaLevel): Outlines {
    const known = this.#outlines.get(level);
    if (known) return known;
    const areas = this.#ofLevel(level);
    const { polygons, lines } = this.#isChained
      ? chainLines(areas, this.#data.lines)
      : { polygons: areas.map((area) => area.polygons), lines: this.#data.lines };
    const pool = new NumberPool();
    const weights = lines.map((line) => weighLine(line, pool.floats(line.length / 2)));
    const made: Outlines = { areas, polygons, lines, weights };
    this.#outlines.set(level, made);
    return made;
  }

  #main: AreaFinder | undefined;
  get #mainFinder(): AreaFinder {
    if (this.#main) return this.#main;
    const deepest = this.levelAt(4);
    this.#main = this.#finder(this.#isApart ? ((deepest - 1) as AreaLevel) : deepest);
    return this.#main;
  }

  /** One shared object for all points with the same areas. */
  #idsOf(area: Area, longitude: number, latitude: number): AreaIds {
    const deepest = this.#isApart ? this.#deepestAt(longitude, latitude) : area;
    const ofArea = this.#ids.get(area) ?? new Map<Area | undefined, AreaIds>();
    const known = ofArea.get(deepest);
    if (known) return known;
    const ids: (string | null)[] = [null, null, null, null];
    for (let id = area.id; id !== ''; id = this.#byId.get(id)?.parent ?? '')
      ids[(this.#byId.get(id)?.level ?? 1) - 1] = id;
    // Countries without the level show the one above.
    for (const level of LEVELS.slice(area.level)) ids[level - 1] = area.id;
    if (deepest && deepest !== area) ids[deepest.level - 1] = deepest.id;
    const made = ids as unknown as AreaIds;
    this.#ids.set(area, ofArea.set(deepest, made));
    return made;
  }

  #apart: AreaFinder | undefined;
  #deepestAt(longitude: number, latitude: number): Area | undefined {
    this.#apart ??= this.#finder(this.levelAt(4));
    const finder = this.#apart;
    return finder.at(longitude, latitude) ?? finder.nearest(longitude, latitude, 5)?.area;
  }

  #finder(level: AreaLevel): AreaFinder {
    const known = this.#finders.get(level);
    if (known) return known;
    const made = new AreaFinder(this.#data, this.#ofLevel(level));
    this.#finders.set(level, made);
    return made;
  }

  #levels: ReadonlyMap<AreaLevel, readonly Area[]> | undefined;
  #ofLevel(level: AreaLevel): readonly Area[] {
    this.#levels ??= this.#byLevel();
    return this.#levels.get(level) ?? [];
  }

  /** If a separate source has no subdivisions of an area (overseas), the area itself is used at the deepest level. */
  #byLevel(): ReadonlyMap<AreaLevel, readonly Area[]> {
    const levels = new Map<AreaLevel, readonly Area[]>(
      Map.groupBy(this.#data.areas, (area) => area.level),
    );
    if (!this.#isApart) return levels;
    const deepest = LEVELS.findLast((level) => levels.has(level)) ?? 1;
    const parts = levels.get(deepest) ?? [];
    const divided = new Set(parts.map(({ parent }) => parent));
    const whole =
      levels.get((deepest - 1) as AreaLevel)?.filter(({ id }) => !divided.has(id)) ?? [];
    return levels.set(deepest, [...parts, ...whole]);
  }

  #areasById: ReadonlyMap<string, Area> | undefined;
  get #byId(): ReadonlyMap<string, Area> {
    this.#areasById ??= new Map(this.#data.areas.map((area) => [area.id, area]));
    return this.#areasById;
  }
}
