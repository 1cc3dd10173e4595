import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { foldName } from '../fold-name.ts';
import { capitalised } from './capitalised.ts';
import { NumberColumn } from './number-column.ts';
import { STEPS_A_DEGREE } from './places-layout.ts';
import { Postcodes } from './postcodes.ts';
import type { PlacesFile } from './read-places-file.ts';
import { SortedKeys } from './sorted-keys.ts';
import { TextColumn } from './text-column.ts';

/** All towns, by number, with the keys that lead to them; the numbers follow the towns' own keys. */
export class Gazetteer {
  readonly keys: SortedKeys;
  readonly postcodes: Postcodes;
  /** Two letters each. */
  readonly countries: readonly string[];
  readonly regionNames: TextColumn;
  /** The town of a key; below zero (`~town`) where the key is another name than its own. */
  readonly townOfKey: Int32Array;
  readonly countryOf: Uint8Array;
  /** Halves of a doubling of the population. */
  readonly sizeOf: Uint8Array;
  readonly #ownKeys: Uint32Array;
  readonly #names: TextColumn;
  readonly #regions: NumberColumn;
  readonly #latitudes: NumberColumn;
  readonly #longitudes: NumberColumn;
  #regionsByKey: ReadonlyMap<string, ReadonlySet<number>> | undefined;
  readonly #languageNames: ReadonlyMap<number, readonly string[]>;

  constructor({ head, sections }: PlacesFile) {
    this.countries = head.countries;
    this.keys = new SortedKeys(sections.keyShared, sections.keyEnds);
    this.postcodes = new Postcodes(head, sections);
    this.#names = new TextColumn(sections.townNames, head.towns);
    this.regionNames = new TextColumn(sections.regionNames, head.regions);
    this.countryOf = sections.townCountries;
    this.sizeOf = sections.townSizes;
    this.#regions = new NumberColumn(sections.townRegions);
    this.#latitudes = new NumberColumn(sections.townLatitudes);
    this.#longitudes = new NumberColumn(sections.townLongitudes);
    this.#ownKeys = new Uint32Array(head.towns);
    this.townOfKey = new Int32Array(this.keys.count);
    const references = new NumberColumn(sections.keyTowns);
    let own = 0;
    for (let key = 0; key < this.keys.count; key++) {
      const reference = references.at(key);
      if (reference === 0) this.#ownKeys[own] = key;
      this.townOfKey[key] = reference === 0 ? own++ : ~(reference - 1);
    }
    const called = new NumberColumn(sections.languageTowns).summed();
    const words = new TextColumn(sections.languageNames, called.length);
    this.#languageNames = new Map(
      Array.from(called, (town, index) => [town, words.at(index).split('\t')]),
    );
  }

  /** What it is called in a language, or where it lies. */
  nameOf(town: number, language: Locale): string {
    const called = this.#languageNames.get(town)?.[LOCALES.indexOf(language)];
    if (called) return called;
    return this.#names.at(town) || capitalised(this.ownKey(town));
  }

  ownKey(town: number): string {
    return this.keys.text(this.#ownKeys[town] ?? 0);
  }

  regionOf(town: number): number {
    return this.#regions.at(town);
  }

  /** Regions by their folded name; several countries may have one. */
  regionsCalled(key: string): ReadonlySet<number> | undefined {
    if (!this.#regionsByKey) {
      const numbers = Array.from({ length: this.regionNames.count }, (_, region) => region);
      const byKey = Map.groupBy(numbers, (region) => foldName(this.regionNames.at(region)));
      this.#regionsByKey = new Map([...byKey].map(([name, regions]) => [name, new Set(regions)]));
    }
    return this.#regionsByKey.get(key);
  }

  positionOf(town: number): { latitude: number; longitude: number } {
    return {
      latitude: (this.#latitudes.at(town) - 90 * STEPS_A_DEGREE) / STEPS_A_DEGREE,
      longitude: (this.#longitudes.at(town) - 180 * STEPS_A_DEGREE) / STEPS_A_DEGREE,
    };
  }
}
