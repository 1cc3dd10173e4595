import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { EventLoopYielder } from '../../jobs/yield-turn.ts';
import { foldName } from '../fold-name.ts';
import { NumberColumn, type PlacesFile, STEPS_A_DEGREE } from './places-file.ts';
import { Postcodes } from './postcodes.ts';
import { capitalised, regionNameIn, regionNames } from './region-names.ts';
import { SortedKeys } from './sorted-keys.ts';

const LINE_END = 10;
const PART_BYTES = 65_536;

const PART_TOWNS = 4_000;

interface ReadColumns {
  keys: SortedKeys;
  postcodes: Postcodes;
  names: TextColumn;
  regionNames: TextColumn;
  languageNames: ReadonlyMap<number, readonly string[]>;
  ownKeys: Uint32Array;
  townOfKey: Int32Array;
}

/**
 * All towns by number, with the search keys that refer to them. The numbers follow the order of the towns' own keys.
 */
export class Gazetteer {
  readonly keys: SortedKeys;
  readonly postcodes: Postcodes;
  /** Two-letter country codes. */
  readonly countries: readonly string[];
  readonly regionNames: TextColumn;
  /** Town index of a key; negative (`~town`) if the key is an alternative name. */
  readonly townOfKey: Int32Array;
  readonly countryOf: Uint8Array;
  /** Size on a logarithmic scale: two steps per doubling of the population. */
  readonly sizeOf: Uint8Array;
  readonly #ownKeys: Uint32Array;
  readonly #names: TextColumn;
  readonly #regions: NumberColumn;
  readonly #latitudes: NumberColumn;
  readonly #longitudes: NumberColumn;
  #regionsByKey: ReadonlyMap<string, ReadonlySet<number>> | undefined;
  readonly #languageNames: ReadonlyMap<number, readonly string[]>;

  private constructor({ head, sections }: PlacesFile, columns: ReadColumns) {
    this.countries = head.countries;
    this.keys = columns.keys;
    this.postcodes = columns.postcodes;
    this.#names = columns.names;
    this.regionNames = columns.regionNames;
    this.countryOf = sections.townCountries;
    this.sizeOf = sections.townSizes;
    this.#regions = new NumberColumn(sections.townRegions);
    this.#latitudes = new NumberColumn(sections.townLatitudes);
    this.#longitudes = new NumberColumn(sections.townLongitudes);
    this.#ownKeys = columns.ownKeys;
    this.townOfKey = columns.townOfKey;
    this.#languageNames = columns.languageNames;
  }

  /**
   * Reads the data in small parts, so that other calls are handled in between; reading it in one piece takes a tenth of
   * a second.
   */
  static async read(file: PlacesFile): Promise<Gazetteer> {
    const { head, sections } = file;
    const keys = await SortedKeys.read(sections.keyShared, sections.keyEnds);
    return new Gazetteer(file, {
      keys,
      postcodes: await Postcodes.read(head, sections),
      names: await TextColumn.read(sections.townNames, head.towns),
      regionNames: await TextColumn.read(sections.regionNames, head.regions),
      languageNames: await readLanguageNames(sections),
      ...(await readTownsOfKeys(file, keys.count)),
    });
  }

  /** Name of the town in a language, or its local name. */
  nameOf(town: number, language: Locale): string {
    const called = this.#languageNames.get(town)?.[LOCALES.indexOf(language)];
    return called || this.localNameOf(town);
  }

  /** Local name of the town. */
  localNameOf(town: number): string {
    return this.#names.at(town) || capitalised(this.ownKey(town));
  }

  ownKey(town: number): string {
    return this.keys.text(this.#ownKeys[town] ?? 0);
  }

  regionOf(town: number): number {
    return this.#regions.at(town);
  }

  /** Name of the region in a language; empty if unknown. */
  regionNameOf(town: number, language: Locale): string {
    const country = this.countries[this.countryOf[town] ?? 0] ?? '';
    return regionNameIn(language, country, this.regionNames.at(this.regionOf(town)));
  }

  /** Regions by folded name in any supported language; several countries may have the same name. */
  regionsCalled(key: string): ReadonlySet<number> | undefined {
    this.#regionsByKey ??= finished(this.#indexRegions());
    return this.#regionsByKey.get(key);
  }

  /** Builds the region index in small parts; otherwise the first region query would build it in one piece. */
  async prepareRegions(): Promise<void> {
    if (this.#regionsByKey) return;
    const breather = new EventLoopYielder();
    const indexing = this.#indexRegions();
    for (let part = indexing.next(); ; part = indexing.next()) {
      if (part.done) {
        this.#regionsByKey ??= part.value;
        return;
      }
      if (breather.isDue) await breather.pause();
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
      // Most regions occur among the first towns, so this part pauses most often.
      yield;
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

async function readTownsOfKeys(
  { head, sections }: PlacesFile,
  count: number,
): Promise<Pick<ReadColumns, 'ownKeys' | 'townOfKey'>> {
  const breather = new EventLoopYielder();
  const ownKeys = new Uint32Array(head.towns);
  const townOfKey = new Int32Array(count);
  const references = new NumberColumn(sections.keyTowns);
  let own = 0;
  for (let key = 0; key < count; key++) {
    if (key % PART_TOWNS === 0) await breather.pause();
    const reference = references.at(key);
    if (reference === 0) ownKeys[own] = key;
    townOfKey[key] = reference === 0 ? own++ : ~(reference - 1);
  }
  return { ownKeys, townOfKey };
}

async function readLanguageNames(
  sections: PlacesFile['sections'],
): Promise<ReadColumns['languageNames']> {
  const breather = new EventLoopYielder();
  const towns = await new NumberColumn(sections.languageTowns).summed();
  const names = await TextColumn.read(sections.languageNames, towns.length);
  const ofTowns = new Map<number, readonly string[]>();
  for (const [at, town] of towns.entries()) {
    if (at % 500 === 0) await breather.pause();
    ofTowns.set(town, names.at(at).split('\t'));
  }
  return ofTowns;
}

/** Texts stored as bytes and decoded on access, because strings would take five times the memory. */
class TextColumn {
  readonly #bytes: Buffer;
  readonly #starts: Uint32Array;

  private constructor(bytes: Buffer, starts: Uint32Array) {
    this.#bytes = bytes;
    this.#starts = starts;
  }

  static async read(bytes: Buffer, count: number): Promise<TextColumn> {
    const breather = new EventLoopYielder();
    const starts = new Uint32Array(count + 1);
    let text = 1;
    for (let at = 0; at < bytes.length; at++) {
      if (at % PART_BYTES === 0) await breather.pause();
      if (bytes[at] === LINE_END) starts[text++] = at + 1;
    }
    return new TextColumn(bytes, starts);
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  at(index: number): string {
    const [from = 0, to = 1] = this.#starts.subarray(index, index + 2);
    return this.#bytes.toString('utf8', from, to - 1);
  }
}
