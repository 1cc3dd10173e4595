import type { Bounds } from '#modules/opportunity/contract/map-filter.ts';
import type { AreaLevel } from '../areas/read-areas-file.ts';
import {
  type Box,
  kilometres,
  mercatorX,
  mercatorY,
  splitAtDateLine,
  surroundings,
  toMercatorBox,
} from './map-geometry.ts';
import { PlaceGrid } from './place-grid.ts';
import type { RetailerChoice } from './retailer-choice.ts';
import {
  Dictionary,
  LISTED,
  RetailerColumns,
  type RetailerFacets,
  SELLS,
} from './retailer-columns.ts';

interface RetailerCounts {
  retailers: number;
  brandRetailers: number;
}

/** A retailer as read for the index. */
export interface RetailerRecord {
  id: string;
  name: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  affiliation: string;
  activity: string;
  subActivity: string;
  type: string;
  sells: boolean;
  closed: boolean;
  /** Area ids of levels 1 to 4. */
  areas: readonly (string | null)[];
}

interface Labels {
  id: string;
  name: string;
  city: string;
}

export interface RetailerPlace {
  id: string;
  latitude: number | null;
  longitude: number | null;
}

let lastIndex = 0;

/** In-memory index of one client's retailers. A change appends a row and clears the old one. */
export class IndexedRetailers {
  readonly labels: (Labels | undefined)[] = [];
  readonly columns = new RetailerColumns();
  readonly #rowOfId = new Map<string, number>();
  readonly #areas = [0, 1, 2, 3].map(() => new Dictionary());
  readonly #cities = new Map<string, string>();
  readonly #grid = new PlaceGrid(this.columns);
  readonly #unplaced = new Set<number>();
  readonly #id = ++lastIndex;
  #listed = 0;
  #changes = 0;

  /** Changes with every change, and differs for each index of this process. */
  get version(): string {
    return `${this.#id}.${this.#changes}`;
  }

  /** Number of retailers, with or without position. */
  get size(): number {
    return this.#listed;
  }

  /** Includes replaced rows. */
  get rows(): number {
    return this.labels.length;
  }

  put(record: RetailerRecord): void {
    this.#changes += 1;
    this.remove(record.id);
    const row = this.labels.length;
    const { columns } = this;
    columns.makeRoom(row + 1);
    const { id, name, latitude, longitude } = record;
    const city = this.#cities.get(record.city) ?? record.city;
    this.#cities.set(city, city);
    this.labels.push({ id, name, city });
    this.#rowOfId.set(id, row);
    columns.flags[row] = record.closed ? 0 : LISTED | (record.sells ? SELLS : 0);
    if (!record.closed) this.#listed += 1;
    if (latitude === null || longitude === null) this.#unplaced.add(row);
    columns.longitude[row] = longitude ?? Number.NaN;
    columns.latitude[row] = latitude ?? Number.NaN;
    columns.x[row] = longitude === null ? Number.NaN : mercatorX(longitude);
    columns.y[row] = latitude === null ? Number.NaN : mercatorY(latitude);
    columns.setFacets(row, record);
    for (const [at, codes] of columns.areas.entries())
      codes[row] = this.#areas[at]?.codeOf(record.areas[at] ?? '') ?? 0;
  }

  remove(id: string): void {
    const row = this.#rowOfId.get(id);
    if (row === undefined) return;
    this.#changes += 1;
    if (this.columns.flags[row]) this.#listed -= 1;
    this.columns.flags[row] = 0;
    this.labels[row] = undefined;
    this.#unplaced.delete(row);
    this.#rowOfId.delete(id);
  }

  isSelling(row: number): boolean {
    return ((this.columns.flags[row] ?? 0) & SELLS) !== 0;
  }

  /** Counts by area of a level; '' for no area. */
  countByArea(level: AreaLevel, choice: RetailerChoice): ReadonlyMap<string, RetailerCounts> {
    const areas = this.#areas[level - 1]?.values ?? [];
    const codes = this.columns.areas[level - 1] ?? new Int32Array();
    const all = new Int32Array(areas.length);
    const selling = new Int32Array(areas.length);
    const { flags } = this.columns;
    this.forEach(choice, (row) => {
      const area = codes[row] ?? 0;
      all[area] = (all[area] ?? 0) + 1;
      if ((flags[row] ?? 0) & SELLS) selling[area] = (selling[area] ?? 0) + 1;
    });
    return new Map(
      areas.flatMap((area, code) => {
        const [retailers, brandRetailers] = [all[code] ?? 0, selling[code] ?? 0];
        return retailers > 0 ? [[area, { retailers, brandRetailers }] as const] : [];
      }),
    );
  }

  /** Ids within a view or cell. */
  within(bounds: Bounds, choice: RetailerChoice): string[] {
    const [, south, , north] = bounds;
    const isIn = this.inBounds(bounds);
    const fits = this.#fits(choice);
    const found = new Set<string>();
    for (const [west, east] of splitAtDateLine(bounds))
      for (const row of this.#grid.candidates(toMercatorBox([west, south, east, north]), this.rows))
        if (isIn(row) && fits(row)) found.add(this.labels[row]?.id ?? '');
    return [...found];
  }

  /** Nearest retailers within some kilometres, nearest first. */
  near(
    point: { longitude: number; latitude: number },
    choice: RetailerChoice & { km: number; limit: number; sells?: boolean },
  ): { id: string; name: string; city: string; km: number; sells: boolean }[] {
    const { km, limit, sells } = choice;
    const fits = this.#fits(choice);
    const { longitude, latitude } = this.columns;
    const found = new Map<number, number>();
    for (const bounds of surroundings(point, km))
      for (const row of this.#grid.candidates(toMercatorBox(bounds), this.rows)) {
        if (!fits(row) || (sells !== undefined && sells !== this.isSelling(row))) continue;
        const far = kilometres(point, longitude[row] ?? 0, latitude[row] ?? 0);
        if (far <= km) found.set(row, far);
      }
    return [...found]
      .sort(([, one], [, other]) => one - other)
      .slice(0, limit)
      .flatMap(([row, far]) => {
        const labels = this.labels[row];
        return labels ? [{ ...labels, km: far, sells: this.isSelling(row) }] : [];
      });
  }

  /** Area of a level per location, for sales that are stored by location. */
  areaOf(level: AreaLevel, id: string): string | null {
    const row = this.#rowOfId.get(id);
    const code = row === undefined ? undefined : this.columns.areas[level - 1]?.[row];
    return (code !== undefined && this.#areas[level - 1]?.values[code]) || null;
  }

  /** The same for many locations: '' for no area, undefined for those excluded by filters. */
  areasOf(level: AreaLevel, choice: RetailerChoice): (id: string) => string | undefined {
    const codes = this.columns.areas[level - 1] ?? new Int32Array();
    const areas = this.#areas[level - 1]?.values ?? [];
    const isFiltered = Object.values(choice).some((value) => value !== undefined);
    const fits = this.#fits(choice);
    return (id) => {
      const row = this.#rowOfId.get(id);
      // Without filters, closed locations count because they have sales.
      if (isFiltered && (row === undefined || !fits(row))) return undefined;
      return row === undefined ? '' : areas[codes[row] ?? 0];
    };
  }

  /** Filter values with their number of retailers. */
  facets(choice: RetailerChoice): RetailerFacets {
    return this.columns.facets((count) => this.forEach(choice, count));
  }

  /** Locations of the brand, including closed ones; all unless ids are given. */
  locations(ids?: Iterable<string>): RetailerPlace[] {
    return this.#placesOf((flags) => flags !== LISTED, ids);
  }

  prospects(): RetailerPlace[] {
    return this.#placesOf((flags) => flags === LISTED);
  }

  /** Locations and prospects. */
  places(ids: Iterable<string>): RetailerPlace[] {
    return this.#placesOf(() => true, ids);
  }

  /** An unlisted row with an id is a closed location; replaced and removed rows have no id. */
  #placesOf(isWanted: (flags: number) => boolean, ids?: Iterable<string>): RetailerPlace[] {
    const { flags, latitude, longitude } = this.columns;
    const places: RetailerPlace[] = [];
    for (const id of ids ?? this.#rowOfId.keys()) {
      const row = this.#rowOfId.get(id);
      if (row === undefined || !isWanted(flags[row] ?? 0)) continue;
      const isPlaced = !this.#unplaced.has(row);
      places.push({
        id,
        latitude: isPlaced ? (latitude[row] ?? null) : null,
        longitude: isPlaced ? (longitude[row] ?? null) : null,
      });
    }
    return places;
  }

  withoutPosition(choice: RetailerChoice): number {
    const fits = this.#fits(choice);
    let found = 0;
    for (const row of this.#unplaced) if (fits(row)) found += 1;
    return found;
  }

  forEach(choice: RetailerChoice, visit: (row: number) => void): void {
    const fits = this.#fits({ ...choice, visible: undefined });
    if (choice.visible)
      for (const id of choice.visible) {
        const row = this.#rowOfId.get(id);
        if (row !== undefined && fits(row)) visit(row);
      }
    else for (let row = 0; row < this.rows; row += 1) if (fits(row)) visit(row);
  }

  /** Matching rows within a box of the map. */
  rowsIn({ left, right, top, bottom }: Box, choice: RetailerChoice): Int32Array {
    const fits = this.#fits(choice);
    const { x, y } = this.columns;
    const rows = this.#grid.candidates({ left, right, top, bottom }, this.rows);
    let count = 0;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0;
      const across = x[row] ?? 0;
      const down = y[row] ?? 0;
      if (across < left || across >= right || down < top || down >= bottom || !fits(row)) continue;
      rows[count] = row;
      count += 1;
    }
    return rows.subarray(0, count);
  }

  inBounds([west, south, east, north]: Bounds): (row: number) => boolean {
    const { longitude, latitude } = this.columns;
    const crosses = west > east;
    return (row) => {
      const lat = latitude[row] ?? 0;
      if (!(lat >= south && lat <= north)) return false;
      const lon = longitude[row] ?? 0;
      return crosses ? lon >= west || lon <= east : lon >= west && lon <= east;
    };
  }

  #fits(choice: RetailerChoice): (row: number) => boolean {
    const fits = this.columns.fits(choice);
    const { visible } = choice;
    return visible ? (row) => fits(row) && visible.has(this.labels[row]?.id ?? '') : fits;
  }
}
