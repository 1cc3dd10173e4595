import type {
  OpeningException,
  OpeningHours,
} from '#modules/directory/contract/locations/opening-hours.ts';
import {
  type OpeningSchedule,
  openingState,
} from '#modules/directory/contract/locations/opening-state.ts';
import { shopTimeZone } from '#modules/directory/contract/locations/place-to-buy.ts';
import { pageKeyFromId } from '#modules/directory/contract/locations/store-pages.ts';
import { foldedWords, foldName } from '#platform/server/places/fold-name.ts';
import type { AddressGeocoder } from '#platform/server/places/geocode-addresses.ts';
import {
  type Distances,
  distancesFrom,
  type Position,
  PositionGrid,
  toUnitVector,
} from './position-grid.ts';
import { RowsByText, TextTable } from './text-table.ts';

/** An open location as read for the index; long texts stay in the database. */
export interface IndexRecord {
  id: string;
  code: string;
  name: string;
  postalCode: string;
  city: string;
  region: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  typeId: string | null;
  /** As JSON, because most locations of a brand share a few. */
  hours: string | null;
  exceptions: string;
  attributes: string;
  timeZone: string;
  updatedAt: Date;
}

export interface IndexedLocation {
  id: string;
  code: string;
  name: string;
  city: string;
  region: string;
  country: string;
  typeId: string | null;
  postalKey: string;
  cityKey: string;
  regionKey: string;
  /** Own position, or that of its postcode or town. */
  position: Position | null;
  /** Number in the list of places; null if only the postcode is known. */
  town: number | null;
  listRegion: string;
  schedule: number;
  attributes: number;
  updatedAt: number;
}

const FIRST_ROWS = 1_024;
/** Longer words are indexed by their first characters. */
const WORD_MAX_LENGTH = 40;

/** In-memory index of a client's open locations, searchable by distance, text and shared attributes. */
export class LocationIndex {
  readonly rows: (IndexedLocation | undefined)[] = [];
  readonly places: AddressGeocoder;
  readonly brandZone: string;
  readonly attributeSets: Readonly<Record<string, string>>[] = [];
  readonly countries = new Map<string, number>();
  /** Every word of names and towns; `rowsOfWord` has the rows by word number. */
  readonly words = new TextTable();
  readonly rowsOfWord: number[][] = [];
  /** Increases with every change. */
  version = 0;
  readonly #schedules: (OpeningSchedule & { open: boolean; from: number; to: number })[] = [];
  readonly #rowOfId = new RowsByText();
  readonly #rowOfCode = new RowsByText();
  readonly #rowOfPage = new RowsByText();
  readonly #grid = new PositionGrid();
  readonly #attributeTexts = new TextTable();
  readonly #scheduleTexts = new TextTable();
  /** Towns and regions are shared between rows, so that each is stored and folded once. */
  readonly #shared = new TextTable();
  readonly #folds: string[] = [];
  /** Three coordinates per row: a point on the unit sphere, NaN if the position is unknown. */
  #points = new Float64Array(3 * FIRST_ROWS);

  constructor(given: { places: AddressGeocoder; brandZone: string }) {
    this.places = given.places;
    this.brandZone = given.brandZone;
  }

  get size(): number {
    return this.#rowOfId.size;
  }

  put(record: IndexRecord): void {
    this.remove(record.id);
    this.version += 1;
    const row = this.rows.length;
    const { id, name, country, postalCode, typeId } = record;
    const own =
      record.latitude === null || record.longitude === null
        ? null
        : { latitude: record.latitude, longitude: record.longitude };
    const found = this.places.find({ country, postalCode, city: record.city, position: own });
    const position = own ?? found?.position ?? null;
    const city = this.#sharedText(record.city);
    const location: IndexedLocation = {
      id,
      code: record.code.toLowerCase(),
      name,
      city,
      region: this.#sharedText(record.region),
      country: this.#sharedText(country),
      typeId: typeId && this.#sharedText(typeId),
      postalKey: foldName(postalCode),
      cityKey: this.#folded(city),
      regionKey: this.#folded(record.region),
      position,
      town: found?.town ?? null,
      listRegion: this.#sharedText(found?.region ?? ''),
      schedule: this.#scheduleOf(record),
      attributes: this.#attributesOf(record),
      updatedAt: record.updatedAt.getTime(),
    };
    this.rows.push(location);
    this.#rowOfId.set(id, row);
    this.#rowOfCode.set(location.code, row);
    // Of two locations with the same key, the first by id has the page.
    const other = this.idOfPage(pageKeyFromId(id));
    if (other === undefined || id < other) this.#rowOfPage.set(pageKeyFromId(id), row);
    this.countries.set(location.country, (this.countries.get(location.country) ?? 0) + 1);
    for (const word of foldedWords(`${name} ${city}`)) {
      const number = this.words.add(word.slice(0, WORD_MAX_LENGTH));
      this.rowsOfWord[number] ??= [];
      const rows = this.rowsOfWord[number];
      // A name may contain a word twice.
      if (rows.at(-1) !== row) rows.push(row);
    }
    this.#place(row, position);
  }

  remove(id: string): void {
    const row = this.#rowOfId.get(id);
    const location = row === undefined ? undefined : this.rows[row];
    if (row === undefined || !location) return;
    this.version += 1;
    this.rows[row] = undefined;
    this.#rowOfId.delete(id);
    this.#rowOfCode.delete(location.code);
    const key = pageKeyFromId(id);
    if (this.#rowOfPage.get(key) === row) this.#rowOfPage.delete(key);
    const left = (this.countries.get(location.country) ?? 1) - 1;
    if (left > 0) this.countries.set(location.country, left);
    else this.countries.delete(location.country);
  }

  /** By id, or by code without case. */
  rowOf(reference: string): number | undefined {
    return this.#rowOfId.get(reference) ?? this.#rowOfCode.get(reference.toLowerCase());
  }

  /** Finds a location by the key in its page URL. If two locations share a key, only the database finds the second. */
  idOfPage(key: string): string | undefined {
    const row = this.#rowOfPage.get(key);
    return row === undefined ? undefined : this.rows[row]?.id;
  }

  /** Rows that may be within the given kilometres; undefined if all rows must be checked. */
  rowsAround(origin: Position, km: number): number[] | undefined {
    return this.#grid.rowsAround(origin, km);
  }

  distancesFrom(origin: Position): Distances {
    return distancesFrom(this.#points, origin);
  }

  /** Caches the state of a schedule until it changes. */
  isOpen(schedule: number, at: number): boolean {
    const known = this.#schedules[schedule];
    if (!known) return false;
    if (known.from <= at && at < known.to) return known.open;
    const { state, until, opensAt } = openingState(known, at);
    known.open = state === 'open';
    known.from = at;
    // A state without a known change is recalculated after a day.
    known.to = Number(until ?? opensAt ?? at + 86_400_000);
    return known.open;
  }

  #scheduleOf(record: IndexRecord): number {
    const { country, longitude, hours, exceptions } = record;
    const timeZone = record.timeZone || shopTimeZone({ country, longitude }, this.brandZone);
    const number = this.#scheduleTexts.add(`${timeZone} ${hours} ${exceptions}`);
    this.#schedules[number] ??= {
      openingHours: hours === null ? null : (JSON.parse(hours) as OpeningHours),
      openingExceptions: JSON.parse(exceptions) as OpeningException[],
      timeZone,
      open: false,
      from: Number.POSITIVE_INFINITY,
      to: 0,
    };
    return number;
  }

  #attributesOf({ attributes }: IndexRecord): number {
    const number = this.#attributeTexts.add(attributes);
    this.attributeSets[number] ??= JSON.parse(attributes);
    return number;
  }

  #folded(text: string): string {
    const number = this.#shared.add(text);
    this.#folds[number] ??= foldName(text);
    return this.#folds[number];
  }

  #sharedText(text: string): string {
    return this.#shared.texts[this.#shared.add(text)] ?? text;
  }

  #place(row: number, position: IndexedLocation['position']): void {
    if (row * 3 >= this.#points.length) {
      const larger = new Float64Array(this.#points.length * 2);
      larger.set(this.#points);
      this.#points = larger;
    }
    if (position) this.#grid.add(row, position);
    this.#points.set(
      position ? toUnitVector(position) : [Number.NaN, Number.NaN, Number.NaN],
      row * 3,
    );
  }
}
