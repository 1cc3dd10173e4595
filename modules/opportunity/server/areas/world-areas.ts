import { AreaSet } from './area-set.ts';
import {
  type AreaIds,
  type AreasIndex,
  type IndexedCountry,
  readAreasIndex,
  readBorders,
  readCountry,
} from './read-areas-file.ts';

/** Memory limit of loaded sets: the nine detailed countries take 90 MB together. A single set may exceed it. */
const BYTES_MAX = 112 * 2 ** 20;
/** A point outside of a simplified coast belongs to the nearest area. */
const NEAR_KM = 5;
/** Larger than `NEAR_KM` in all inhabited regions. */
const MARGIN_DEGREES = 0.25;
const CELL_DEGREES = 2;
const COLUMNS = 360 / CELL_DEGREES;
const NOWHERE: AreaIds = [null, null, null, null];

export interface Points {
  /** Alternating longitude and latitude; NaN if unknown. */
  coordinates: Float64Array;
  countries: readonly string[];
  /** Country of each point, as index of `countries`. */
  countryOf: Uint16Array;
}
export interface Found {
  distinct: readonly AreaIds[];
  idsOf: Int32Array;
}

/** All countries and own layers of clients, loaded on demand; the least recently used ones are dropped. */
export class WorldAreas {
  #index: Promise<AreasIndex> | undefined;
  #cells: Promise<ReadonlyMap<number, readonly IndexedCountry[]>> | undefined;
  readonly #sets = new Map<string, AreaSet>();

  index(): Promise<AreasIndex> {
    this.#index ??= readAreasIndex();
    return this.#index;
  }

  /** A country by its code, or a layer that was added. */
  async set(key: string): Promise<AreaSet | undefined> {
    const known = this.#sets.get(key);
    if (known) {
      this.#sets.delete(key);
      this.#sets.set(key, known);
      return known;
    }
    const entry = (await this.index()).countries.find(({ country }) => country === key);
    if (!entry) return undefined;
    const { deepestIsApart = false, file } = entry;
    const isChained = file.startsWith(entry.country);
    return this.add(key, new AreaSet(await readCountry(entry), { deepestIsApart, isChained }));
  }

  has(key: string): boolean {
    return this.#sets.has(key);
  }

  add(key: string, set: AreaSet): AreaSet {
    this.#sets.set(key, set);
    return set;
  }

  /** Called after each task, because sets grow while they are used. */
  dropUnused(): void {
    let bytes = [...this.#sets.values()].reduce((sum, set) => sum + set.bytes, 0);
    for (const [key, set] of this.#sets) {
      if (bytes <= BYTES_MAX || this.#sets.size === 1) return;
      bytes -= set.bytes;
      this.#sets.delete(key);
    }
  }

  #borders: Promise<ReadonlyMap<string, AreaSet>> | undefined;
  /** Country outlines without subdivisions. */
  borders(): Promise<ReadonlyMap<string, AreaSet>> {
    this.#borders ??= readBorders().then(
      (read) => new Map(read.map((each) => [each.country, new AreaSet(each)])),
    );
    return this.#borders;
  }

  /**
   * Areas of each point, as indexes of the distinct ones. If the given country does not contain the point, the position
   * decides.
   */
  async find({ coordinates, countries, countryOf }: Points): Promise<Found> {
    const given: (AreaSet | undefined)[] = [];
    for (const country of countries)
      given.push(country === '' ? undefined : await this.set(country));
    const distinct = new Map<AreaIds, number>();
    const idsOf = new Int32Array(countryOf.length);
    for (let point = 0; point < idsOf.length; point += 1) {
      const longitude = coordinates[2 * point] ?? Number.NaN;
      const latitude = coordinates[2 * point + 1] ?? Number.NaN;
      const set = given[countryOf[point] ?? 0];
      const ids =
        set?.idsAt(longitude, latitude) ??
        set?.nearestIds(longitude, latitude, NEAR_KM)?.ids ??
        (await this.#anywhere(longitude, latitude));
      const index = distinct.get(ids) ?? distinct.size;
      distinct.set(ids, index);
      idsOf[point] = index;
    }
    return { distinct: [...distinct.keys()], idsOf };
  }

  async #anywhere(longitude: number, latitude: number): Promise<AreaIds> {
    const around: AreaSet[] = [];
    for (const entry of await this.#around(longitude, latitude)) {
      const set = this.#sets.get(entry.country) ?? (await this.set(entry.country));
      const ids = set?.idsAt(longitude, latitude);
      if (ids) return ids;
      if (set) around.push(set);
    }
    let nearest: { ids: AreaIds; km: number } | undefined;
    for (const set of around)
      nearest = set.nearestIds(longitude, latitude, nearest?.km ?? NEAR_KM) ?? nearest;
    return nearest?.ids ?? NOWHERE;
  }

  /** Countries with a part whose bounding box is near. */
  async #around(longitude: number, latitude: number): Promise<readonly IndexedCountry[]> {
    this.#cells ??= this.index().then(cellsOf);
    const boxed = (await this.#cells).get(cellAt(longitude, latitude)) ?? [];
    return boxed.filter(({ records }) =>
      records.some(
        ([, , , , , west, south, east, north], at) =>
          at > 0 &&
          longitude >= west - MARGIN_DEGREES &&
          longitude <= east + MARGIN_DEGREES &&
          latitude >= south - MARGIN_DEGREES &&
          latitude <= north + MARGIN_DEGREES,
      ),
    );
  }
}

function cellsOf({ countries }: AreasIndex): ReadonlyMap<number, readonly IndexedCountry[]> {
  const cells = new Map<number, Set<IndexedCountry>>();
  for (const entry of countries)
    for (const [, , , , , west, south, east, north] of entry.records.slice(1))
      for (
        let y = south - MARGIN_DEGREES;
        y < north + MARGIN_DEGREES + CELL_DEGREES;
        y += CELL_DEGREES
      )
        for (
          let x = west - MARGIN_DEGREES;
          x < east + MARGIN_DEGREES + CELL_DEGREES;
          x += CELL_DEGREES
        ) {
          const cell = cellAt(x, y);
          const inCell = cells.get(cell);
          if (inCell) inCell.add(entry);
          else cells.set(cell, new Set([entry]));
        }
  return new Map([...cells].map(([cell, entries]) => [cell, [...entries]]));
}

function cellAt(longitude: number, latitude: number): number {
  return (
    Math.floor((latitude + 90) / CELL_DEGREES) * COLUMNS +
    Math.floor((longitude + 180) / CELL_DEGREES)
  );
}
