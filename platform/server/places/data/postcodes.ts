import { NumberColumn } from './number-column.ts';
import { type PlacesHead, STEPS_A_DEGREE } from './places-layout.ts';
import type { PlacesFile } from './read-places-file.ts';
import { SortedKeys } from './sorted-keys.ts';

/** All postcodes, by number, country after country, each country's in their order. */
export class Postcodes {
  readonly #keys: SortedKeys;
  readonly #towns: NumberColumn;
  readonly #latitudes: Int32Array;
  readonly #longitudes: Int32Array;
  readonly #countries: PlacesHead['postcodes'];

  constructor({ postcodes }: PlacesHead, sections: PlacesFile['sections']) {
    this.#countries = postcodes;
    this.#keys = new SortedKeys(sections.codeShared, sections.codeEnds);
    this.#towns = new NumberColumn(sections.codeTowns);
    this.#latitudes = new NumberColumn(sections.codeLatitudes).summed();
    this.#longitudes = new NumberColumn(sections.codeLongitudes).summed();
  }

  get count(): number {
    return this.#keys.count;
  }

  /** Those of each country that begin so, the exact one first; of one country where told. */
  *beginningWith(
    start: string,
    country?: string,
  ): Iterable<{ country: string; from: number; to: number; isExact: boolean }> {
    const bytes = Buffer.from(start);
    for (const there of this.#countries) {
      if (country !== undefined && there.country !== country) continue;
      const range = this.#keys.beginningWith(bytes, there.from, there.from + there.count);
      const isExact = this.#keys.lengthOf(range.from) === bytes.length;
      if (range.from < range.to) yield { country: there.country, ...range, isExact };
    }
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

  /** As it is written where it is used: 59-700. */
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
