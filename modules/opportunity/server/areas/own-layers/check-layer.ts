import { cutText, storableText } from '#platform/contract/text/text.ts';
import { checkRing, type LayerFault, type LayerRepair, type Ring, STEPS } from './check-ring.ts';
import { crossesItself } from './self-crossing.ts';

export interface CheckedArea {
  name: string;
  code: string;
  population: number;
  /** Bounds: west, south, east, north. */
  box: [number, number, number, number];
  polygons: number[][][][];
}
export interface CheckedLayer {
  areas: CheckedArea[];
  faults: { feature: string; index: number; fault: LayerFault }[];
  repairs: { feature: string; index: number; repair: LayerRepair }[];
}

/** Maximum reported errors; a file with more is entirely wrong. */
const REPORTED_MAX = 200;
const NAME_MAX = 200;
const CODE_MAX = 100;
const NAME_KEYS = ['name', 'nom', 'nombre', 'nome', 'navn', 'bezeichnung', 'label', 'title'];
const CODE_KEYS = ['code', 'id', 'ref', 'key', 'iso', 'insee', 'nuts_id', 'ags'];
const PEOPLE_KEYS = ['population', 'inhabitants', 'pop'];

/** Validates each feature of a GeoJSON. Safe repairs are applied and reported; any error rejects the whole file. */
export function checkLayer(features: readonly unknown[]): CheckedLayer {
  const checked: CheckedLayer = { areas: [], faults: [], repairs: [] };
  const codes = new Codes(features.map((given) => writtenCode(objectOf(given))));
  for (const [index, given] of features.entries()) {
    const feature = objectOf(given);
    const properties = valuesOf(feature.properties);
    const name = textOf(NAME_KEYS, properties, NAME_MAX);
    const shown = name || textOf(CODE_KEYS, properties, CODE_MAX) || `#${index + 1}`;
    const faults = new Set<LayerFault>();
    const repairs = new Set<LayerRepair>();
    if (name === '') faults.add('no-name');
    const code = codes.take(index, name, { faults, repairs });
    const polygons = polygonsOf(feature.geometry, { faults, repairs });
    for (const fault of faults)
      if (checked.faults.length < REPORTED_MAX)
        checked.faults.push({ feature: shown, index, fault });
    for (const repair of repairs)
      if (checked.repairs.length < REPORTED_MAX)
        checked.repairs.push({ feature: shown, index, repair });
    const people = Number(firstOf(PEOPLE_KEYS, properties) ?? 0);
    const population = people >= 0 && people < 2 ** 31 ? Math.round(people) : 0;
    // Only counted after an error, because the layer is rejected anyway.
    if (checked.faults.length === 0)
      checked.areas.push({ name, code, population, box: boxOf(polygons), polygons });
  }
  return checked;
}

interface Notes {
  faults: Set<LayerFault>;
  repairs: Set<LayerRepair>;
}

/** Codes of a layer: those of features, and those generated from names, which must differ. */
class Codes {
  readonly #written: readonly string[];
  readonly #all: ReadonlySet<string>;
  readonly #taken = new Set<string>();
  /** Last number appended to each name. */
  readonly #numbers = new Map<string, number>();

  constructor(written: readonly string[]) {
    this.#written = written;
    this.#all = new Set(written);
  }

  take(index: number, name: string, { faults, repairs }: Notes): string {
    const written = this.#written[index] ?? '';
    if (written.length > CODE_MAX || (written === '' && name === '')) {
      faults.add('no-code');
      return '';
    }
    if (written !== '' && this.#taken.has(written)) faults.add('code-twice');
    if (written === '') repairs.add('code-made');
    const code = written || this.#make(cutText(name, CODE_MAX - 8));
    this.#taken.add(code);
    return code;
  }

  #make(name: string): string {
    for (let count = this.#numbers.get(name) ?? 1; ; count += 1) {
      const made = count === 1 ? name : `${name} ${count}`;
      if (this.#all.has(made) || this.#taken.has(made)) continue;
      this.#numbers.set(name, count);
      return made;
    }
  }
}

/** From a property or the feature's own id; '' if missing. */
function writtenCode({ id, properties }: Record<string, unknown>): string {
  const own = typeof id === 'string' || typeof id === 'number' ? id : '';
  return storableText(String(firstOf(CODE_KEYS, valuesOf(properties)) ?? own)).trim();
}

function polygonsOf(given: unknown, notes: Notes): number[][][][] {
  const { type, coordinates } = objectOf(given);
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : [];
  if (!Array.isArray(polygons) || polygons.length === 0) {
    notes.faults.add('not-a-polygon');
    return [];
  }
  return polygons.map((rings) => {
    if (!Array.isArray(rings) || rings.length === 0) {
      notes.faults.add('not-a-polygon');
      return [];
    }
    const checked = rings.map((ring, index) => checkRing(ring, index === 0, notes));
    const whole = checked.filter((ring): ring is Ring => ring !== undefined);
    if (whole.length === checked.length && crossesItself(whole)) notes.faults.add('self-crossing');
    return whole.map(degreesOf);
  });
}

function degreesOf(ring: Ring): number[][] {
  const points: number[][] = [];
  for (let at = 0; at < ring.length; at += 2)
    points.push([(ring[at] ?? 0) / STEPS, (ring[at + 1] ?? 0) / STEPS]);
  const [first] = points;
  if (first) points.push(first);
  return points;
}

function boxOf(polygons: readonly number[][][][]): CheckedArea['box'] {
  const box: CheckedArea['box'] = [180, 90, -180, -90];
  for (const rings of polygons)
    for (const [x = 0, y = 0] of rings[0] ?? []) {
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
  return box;
}

function objectOf(given: unknown): Record<string, unknown> {
  return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
}

/** Properties by lower-case name. */
function valuesOf(given: unknown): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(objectOf(given)).map(([key, value]) => [key.toLowerCase(), value]));
}

function firstOf(
  keys: readonly string[],
  properties: ReadonlyMap<string, unknown>,
): string | number | undefined {
  for (const key of keys) {
    const value = properties.get(key);
    if ((typeof value === 'string' && value.trim() !== '') || typeof value === 'number')
      return value;
  }
  return undefined;
}

function textOf(
  keys: readonly string[],
  properties: ReadonlyMap<string, unknown>,
  most: number,
): string {
  return cutText(storableText(String(firstOf(keys, properties) ?? '')).trim(), most);
}
