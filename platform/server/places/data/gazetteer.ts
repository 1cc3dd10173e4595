import { setImmediate as nextTurn } from 'node:timers/promises';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { foldName } from '../fold-name.ts';
import { capitalised } from './capitalised.ts';
import { NumberColumn } from './number-column.ts';
import { STEPS_A_DEGREE } from './places-layout.ts';
import { Postcodes } from './postcodes.ts';
import type { PlacesFile } from './read-places-file.ts';
import { regionNameIn, regionNames } from './region-names.ts';
import { SortedKeys } from './sorted-keys.ts';
import { TextColumn } from './text-column.ts';

const PART_TOWNS = 4_000;

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
    return called || this.localNameOf(town);
  }

  /** As it is called where it lies. */
  localNameOf(town: number): string {
    return this.#names.at(town) || capitalised(this.ownKey(town));
  }

  ownKey(town: number): string {
    return this.keys.text(this.#ownKeys[town] ?? 0);
  }

  regionOf(town: number): number {
    return this.#regions.at(town);
  }

  /** The region's name in a language, empty where none is known. */
  regionNameOf(town: number, language: Locale): string {
    const country = this.countries[this.countryOf[town] ?? 0] ?? '';
    return regionNameIn(language, country, this.regionNames.at(this.regionOf(town)));
  }

  /** Regions by their folded name in any of our languages; several countries may have one. */
  regionsCalled(key: string): ReadonlySet<number> | undefined {
    this.#regionsByKey ??= finished(this.#indexRegions());
    return this.#regionsByKey.get(key);
  }

  /** Does in small parts what the first question about a region would do at once. */
  async prepareRegions(): Promise<void> {
    if (this.#regionsByKey) return;
    const indexing = this.#indexRegions();
    for (let part = indexing.next(); ; part = indexing.next()) {
      if (part.done) {
        this.#regionsByKey ??= part.value;
        return;
      }
      await nextTurn();
    }
  }

  *#indexRegions(): Generator<undefined, Map<string, Set<number>>> {
    const byKey = new Map<string, Set<number>>();
    const seen = new Set<number>();
    for (let town = 0; town < this.countryOf.length; town++) {
      const [country, region] = [this.countryOf[town] ?? 0, this.regionOf(town)];
      const pair = region * 256 + country;
      if (town % PART_TOWNS === PART_TOWNS - 1) yield;
      if (seen.has(pair)) continue;
      seen.add(pair);
      for (const name of regionNames(this.countries[country] ?? '', this.regionNames.at(region))) {
        const key = foldName(name);
        byKey.set(key, (byKey.get(key) ?? new Set()).add(region));
      }
    }
    return byKey;
  }

  positionOf(town: number): { latitude: number; longitude: number } {
    return {
      latitude: (this.#latitudes.at(town) - 90 * STEPS_A_DEGREE) / STEPS_A_DEGREE,
      longitude: (this.#longitudes.at(town) - 180 * STEPS_A_DEGREE) / STEPS_A_DEGREE,
    };
  }
}

function finished<Value>(work: Generator<undefined, Value>): Value {
  for (let part = work.next(); ; part = work.next()) if (part.done) return part.value;
}
