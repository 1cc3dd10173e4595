import type { PlacedRows } from './place-grid.ts';
import type { RetailerChoice } from './retailer-choice.ts';

const FIRST_ROWS = 256;
/** Bit flags of a row. A row without `LISTED` is closed, replaced or removed. */
export const LISTED = 1;
export const SELLS = 2;

export interface FacetCount {
  value: string;
  retailers: number;
}

/** Filter values with their number of retailers. */
export interface RetailerFacets {
  affiliations: FacetCount[];
  activities: { activity: string; subActivity: string; retailers: number }[];
  types: FacetCount[];
}

/** Maps texts to numbers. */
export class Dictionary {
  readonly values: string[] = [];
  readonly #codes = new Map<string, number>();

  codeOf(text: string): number {
    const known = this.#codes.get(text);
    if (known !== undefined) return known;
    this.#codes.set(text, this.values.length);
    return this.values.push(text) - 1;
  }

  /** For each code, whether its value is selected. */
  allowed(isChosen: (value: string) => boolean): Uint8Array {
    return Uint8Array.from(this.values, (value) => Number(isChosen(value)));
  }
}

/** One array per column, so that a hundred thousand retailers are counted in a few milliseconds. */
export class RetailerColumns implements PlacedRows {
  flags = new Uint8Array(FIRST_ROWS);
  longitude = new Float64Array(FIRST_ROWS);
  latitude = new Float64Array(FIRST_ROWS);
  x = new Float64Array(FIRST_ROWS);
  y = new Float64Array(FIRST_ROWS);
  affiliation = new Int32Array(FIRST_ROWS);
  activity = new Int32Array(FIRST_ROWS);
  type = new Int32Array(FIRST_ROWS);
  areas = [0, 1, 2, 3].map(() => new Int32Array(FIRST_ROWS));
  readonly #affiliations = new Dictionary();
  /** `activity`, a line break, `sub-activity`. */
  readonly #activities = new Dictionary();
  readonly #types = new Dictionary();

  makeRoom(rows: number): void {
    if (rows <= this.flags.length) return;
    const larger = <Values extends Uint8Array | Int32Array | Float64Array>(values: Values) => {
      const made = new (values.constructor as new (length: number) => Values)(values.length * 2);
      made.set(values);
      return made;
    };
    this.flags = larger(this.flags);
    this.longitude = larger(this.longitude);
    this.latitude = larger(this.latitude);
    this.x = larger(this.x);
    this.y = larger(this.y);
    this.affiliation = larger(this.affiliation);
    this.activity = larger(this.activity);
    this.type = larger(this.type);
    this.areas = this.areas.map(larger);
  }

  setFacets(
    row: number,
    facets: Record<'affiliation' | 'activity' | 'subActivity' | 'type', string>,
  ): void {
    this.affiliation[row] = this.#affiliations.codeOf(facets.affiliation);
    this.activity[row] = this.#activities.codeOf(`${facets.activity}\n${facets.subActivity}`);
    this.type[row] = this.#types.codeOf(facets.type);
  }

  /** Counts the values of the rows that `forEach` visits. */
  facets(forEach: (count: (row: number) => void) => void): RetailerFacets {
    const counts = [this.#affiliations, this.#activities, this.#types].map(
      ({ values }) => new Int32Array(values.length),
    );
    const codes = [this.affiliation, this.activity, this.type];
    forEach((row) => {
      for (let at = 0; at < 3; at += 1) {
        const code = codes[at]?.[row] ?? 0;
        const of = counts[at];
        if (of) of[code] = (of[code] ?? 0) + 1;
      }
    });
    const listed = ({ values }: Dictionary, of: Int32Array | undefined) =>
      values
        .map((value, code) => ({ value, retailers: of?.[code] ?? 0 }))
        .filter(({ value, retailers }) => value.trim() !== '' && retailers > 0);
    return {
      affiliations: listed(this.#affiliations, counts[0]),
      activities: listed(this.#activities, counts[1]).map(({ value, retailers }) => {
        const [activity = '', subActivity = ''] = value.split('\n');
        return { activity, subActivity, retailers };
      }),
      types: listed(this.#types, counts[2]),
    };
  }

  /** Whether a row is listed and has the selected values. */
  fits({ affiliations, activities, types }: RetailerChoice): (row: number) => boolean {
    const { flags, affiliation, activity, type } = this;
    const chosen = (values: readonly string[] | undefined, dictionary: Dictionary) => {
      const set = values && new Set(values);
      return set && dictionary.allowed((value) => set.has(value));
    };
    const inAffiliation = chosen(affiliations, this.#affiliations);
    const inType = chosen(types, this.#types);
    const wanted = activities && new Set(activities);
    const inActivity =
      wanted &&
      this.#activities.allowed((value) => {
        const [name = '', sub = ''] = value.split('\n');
        return wanted.has(name) || (sub !== '' && wanted.has(`${name}/${sub}`));
      });
    if (!inAffiliation && !inActivity && !inType)
      return (row) => ((flags[row] ?? 0) & LISTED) !== 0;
    return (row) =>
      ((flags[row] ?? 0) & LISTED) !== 0 &&
      (!inAffiliation || inAffiliation[affiliation[row] ?? 0] === 1) &&
      (!inActivity || inActivity[activity[row] ?? 0] === 1) &&
      (!inType || inType[type[row] ?? 0] === 1);
  }
}
