import type { Locale } from '#platform/contract/locale.ts';
import type { Gazetteer } from './data/gazetteer.ts';
import { regionNameIn, regionNames } from './data/region-names.ts';
import { keysBeginningWith, type Position } from './find/find-towns.ts';
import { foldName } from './fold-name.ts';
import { namedCountry, postcodeForms } from './read-question.ts';

export interface Address {
  country: string;
  postalCode: string;
  city: string;
  /** Set if a more exact position is known. */
  position: Position | null;
}

export interface GeocodedAddress {
  /** Position of the town, or of the postcode if it has one. */
  position: Position;
  /** Number of the town, or null if only the postcode is known. */
  town: number | null;
  /** Region name from the list; empty if unknown. */
  region: string;
}

/** A country or a region that a text names. */
export interface NamedArea {
  kind: 'country' | 'region';
  country: string;
  /** Region name from the list; null for a country. */
  region: string | null;
}

/** About a hundred kilometres: a town of the same name farther from the known position is a different one. */
const SAME_TOWN_DEGREES = 1;
/** About 12,000 people: the name of such a town means the town, not a region of the same name. */
const WELL_KNOWN_SIZE = 27;

/** Maximum number of cached names. A brand's locations are in few towns. */
const NAMES_STORED = 20_000;

/** Geocodes complete addresses without typo correction: fast enough for a hundred thousand addresses. */
export class AddressGeocoder {
  readonly #gazetteer: Gazetteer;

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer;
  }

  find({ country, postalCode, city, position }: Address): GeocodedAddress | null {
    const { postcodes } = this.#gazetteer;
    const code = foldName(postalCode);
    const [postcode] = postcodeForms(code).flatMap((form) =>
      (form.country ?? country) === country ? postcodes.exactly(form.key, country) : [],
    );
    const coded = postcode === undefined ? null : postcodes.positionOf(postcode);
    const town = this.#townCalled(city, country, position ?? coded);
    if (town === null && postcode === undefined) return null;
    const known = town ?? postcodes.townOf(postcode ?? 0);
    return {
      position: coded ?? this.#gazetteer.positionOf(known),
      town,
      region: this.#gazetteer.regionNames.at(this.#gazetteer.regionOf(known)),
    };
  }

  townName(town: number, language?: Locale): string {
    return language ? this.#gazetteer.nameOf(town, language) : this.#gazetteer.localNameOf(town);
  }

  /** Whether it is the largest town of its name in its region. Smaller ones are distinguished by position. */
  isMainTown(town: number): boolean {
    const { sizeOf } = this.#gazetteer;
    const region = this.#gazetteer.regionOf(town);
    const others = this.#townsCalled(this.#gazetteer.localNameOf(town)).filter(
      (other) =>
        this.#gazetteer.regionOf(other) === region &&
        this.#gazetteer.countryOf[other] === this.#gazetteer.countryOf[town],
    );
    const size = sizeOf[town] ?? 0;
    return others.every(
      (other) => (sizeOf[other] ?? 0) < size || ((sizeOf[other] ?? 0) === size && other >= town),
    );
  }

  townPosition(town: number): Position {
    return this.#gazetteer.positionOf(town);
  }

  regionName(country: string, region: string, language: Locale): string {
    return regionNameIn(language, country, region);
  }

  /** Folded names of the region in all languages. */
  regionKeys(country: string, region: string): Set<string> {
    return new Set([...regionNames(country, region)].map(foldName));
  }

  /** Finds a country or region by its name in any supported language, unless a well-known town has that name. */
  areaCalled(text: string, preferred: readonly string[]): NamedArea | null {
    const key = foldName(text);
    if (key === '') return null;
    const country = key.length > 2 ? namedCountry(key) : undefined;
    if (country) return { kind: 'country', country, region: null };
    const numbers = this.#gazetteer.regionsCalled(key);
    if (!numbers) return null;
    for (const code of preferred)
      for (const number of numbers) {
        const region = this.#gazetteer.regionNames.at(number);
        if (!this.#hasRegion(code, number) || this.#isWellKnownTown(key, code)) continue;
        return { kind: 'region', country: code, region };
      }
    return null;
  }

  readonly #regionsOfCountries = new Map<string, Set<number>>();

  #hasRegion(country: string, region: number): boolean {
    const { countries, countryOf } = this.#gazetteer;
    let regions = this.#regionsOfCountries.get(country);
    if (!regions) {
      const number = countries.indexOf(country);
      regions = new Set();
      for (let town = 0; town < countryOf.length; town += 1)
        if (countryOf[town] === number) regions.add(this.#gazetteer.regionOf(town));
      this.#regionsOfCountries.set(country, regions);
    }
    return regions.has(region);
  }

  #isWellKnownTown(key: string, country: string): boolean {
    const { countries, countryOf, sizeOf } = this.#gazetteer;
    const number = countries.indexOf(country);
    return this.#townsCalled(key).some(
      (town) => countryOf[town] === number && (sizeOf[town] ?? 0) >= WELL_KNOWN_SIZE,
    );
  }

  #townCalled(city: string, country: string, near: Position | null): number | null {
    const { countries, countryOf, sizeOf } = this.#gazetteer;
    const number = countries.indexOf(country);
    let best: { town: number; points: number } | null = null;
    for (const town of this.#townsCalled(city)) {
      if (countryOf[town] !== number) continue;
      const away = near ? degreesBetween(near, this.#gazetteer.positionOf(town)) : 0;
      if (away > SAME_TOWN_DEGREES) continue;
      const points = near ? -away : (sizeOf[town] ?? 0);
      if (!best || points > best.points) best = { town, points };
    }
    return best?.town ?? null;
  }

  readonly #townsByName = new Map<string, readonly number[]>();

  #townsCalled(name: string): readonly number[] {
    const known = this.#townsByName.get(name);
    if (known) return known;
    const towns = this.#readTownsCalled(name);
    if (this.#townsByName.size < NAMES_STORED) this.#townsByName.set(name, towns);
    return towns;
  }

  #readTownsCalled(name: string): number[] {
    const { keys, townOfKey } = this.#gazetteer;
    return keysBeginningWith(this.#gazetteer, foldName(name)).flatMap(({ from, to, length }) => {
      const towns: number[] = [];
      for (let key = from; key < to && keys.lengthOf(key) === length; key += 1) {
        const reference = townOfKey[key] ?? 0;
        towns.push(reference < 0 ? ~reference : reference);
      }
      return towns;
    });
  }
}

function degreesBetween(one: Position, other: Position): number {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, east);
}
