import { NumberColumn, type PlacesFile, type PlacesHead, STEPS_A_DEGREE } from './places-file.ts';
import { SortedKeys } from './sorted-keys.ts';

/** All postcodes by index: grouped by country, sorted within each. */
export class Postcodes {
  readonly #keys: SortedKeys;
  readonly #towns: NumberColumn;
  readonly #latitudes: Int32Array;
  readonly #longitudes: Int32Array;
  readonly #countries: PlacesHead['postcodes'];

  private constructor(given: {
    countries: PlacesHead['postcodes'];
    keys: SortedKeys;
    towns: NumberColumn;
    latitudes: Int32Array;
    longitudes: Int32Array;
  }) {
    this.#countries = given.countries;
    this.#keys = given.keys;
    this.#towns = given.towns;
    this.#latitudes = given.latitudes;
    this.#longitudes = given.longitudes;
  }

  static async read(
    { postcodes }: PlacesHead,
    sections: PlacesFile['sections'],
  ): Promise<Postcodes> {
    return new Postcodes({
      countries: postcodes,
      keys: await SortedKeys.read(sections.codeShared, sections.codeEnds),
      towns: new NumberColumn(sections.codeTowns),
      latitudes: await new NumberColumn(sections.codeLatitudes).summed(),
      longitudes: await new NumberColumn(sections.codeLongitudes).summed(),
    });
  }

  get count(): number {
    return this.#keys.count;
  }

  hasCountry(country: string): boolean {
    return this.#countries.some((there) => there.country === country);
  }

  /** Postcodes of each country, or of one country, that start with the text. */
  *beginningWith(start: string, country?: string): Iterable<{ from: number; to: number }> {
    const bytes = Buffer.from(start);
    for (const there of this.#countries) {
      if (country !== undefined && there.country !== country) continue;
      const range = this.#keys.beginningWith(bytes, there.from, there.from + there.count);
      if (range.from < range.to) yield range;
    }
  }

  /** The postcode equal to this code in each country, or in one country. */
  exactly(code: string, country?: string): number[] {
    const bytes = Buffer.from(code);
    const hasLetters = /[a-z]/.test(code);
    return this.#countries.flatMap((there) => {
      if (country !== undefined && there.country !== country) return [];
      // Skips most countries by code length and presence of letters, because a text may contain dozens of words with digits.
      if (!there.lengths.includes(bytes.length) || (hasLetters && !there.hasLetters)) return [];
      const { from, to } = this.#keys.beginningWith(bytes, there.from, there.from + there.count);
      return from < to && this.#keys.lengthOf(from) === bytes.length ? from : [];
    });
  }

  townOf(postcode: number): number {
    return this.#towns.at(postcode);
  }

  positionOf(postcode: number): { latitude: number; longitude: number } {
    return {
      latitude: ((this.#latitudes[postcode] ?? 0) - 90 * STEPS_A_DEGREE) / STEPS_A_DEGREE,
      longitude: ((this.#longitudes[postcode] ?? 0) - 180 * STEPS_A_DEGREE) / STEPS_A_DEGREE,
    };
  }

  countryOf(postcode: number): string {
    return this.#there(postcode)?.country ?? '';
  }

  /** The postcode in its usual format: 59-700. */
  written(postcode: number): string {
    const letters = this.#keys.text(postcode).toUpperCase();
    const shape = this.#there(postcode)?.shape;
    if (shape === undefined) return letters;
    let at = 0;
    return shape.replace(/#/g, () => letters.charAt(at++));
  }

  #there(postcode: number) {
    return this.#countries.findLast(({ from }) => from <= postcode);
  }
}
