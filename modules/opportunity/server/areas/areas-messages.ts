import type { Band } from './outline-bands.ts';
import type { AreaLevel, AreaRecord } from './read-areas-file.ts';
import type { Found, Points } from './world-areas.ts';

/** An own area as it is stored; `polygons` is the text of its JSON, which only the thread reads. */
export interface OwnAreaRow {
  id: string;
  name: string;
  code: string;
  population: number;
  polygons: string;
}

/** Tasks of the area thread. A set is a country, or a layer by the key it was added with. */
export type AreasTask =
  | ({ kind: 'find' } & Points)
  /** The areas of one layer that points lie in. */
  | { kind: 'find-own'; layer: string; coordinates: Float64Array }
  | { kind: 'records'; set: string; level: AreaLevel; from: number; count: number }
  | { kind: 'has-layer'; layer: string }
  /** `from` are the rows that came before: a thread that was started since then has none of them. */
  | { kind: 'add-layer'; layer: string; rows: OwnAreaRow[]; from: number; isLast: boolean }
  /** A piece of outlines, as JSON packed by gzip; null where there is none. */
  | { kind: 'piece'; part: string; level: AreaLevel; band: Band };

interface Answers {
  find: Found;
  'find-own': { distinct: readonly (string | null)[]; idsOf: Int32Array } | null;
  records: AreaRecord[];
  'has-layer': boolean;
  'add-layer': null;
  piece: Uint8Array<ArrayBuffer> | null;
}
export type AreasAnswer<Task extends AreasTask> = Answers[Task['kind']];
