/** Reads one GeoJSON in a separate thread, so that a malicious file cannot block the process or exhaust its memory. */
import { parentPort, workerData } from 'node:worker_threads';
import { LAYER_AREAS_MAX, LAYER_POINTS_MAX } from '#modules/opportunity/contract/limits.ts';
import { AreaSet } from '../area-set.ts';
import { readBorders } from '../read-areas-file.ts';
import { type CheckedArea, type CheckedLayer, checkLayer } from './check-layer.ts';

export interface LayerTask {
  bytes: Uint8Array;
  layerId: string;
  /** Some positions of the client, alternating longitude and latitude. */
  places: Float64Array;
}
export type ReadLayer =
  | { refused: 'unreadable' | 'too-many-areas' | 'too-many-points' }
  | (Pick<CheckedLayer, 'faults' | 'repairs'> & {
      areas: number;
      /** Rows of own areas as JSON, in batches; empty after an error. */
      batches: Uint8Array<ArrayBuffer>[];
    });

const BATCH_CHARACTERS = 1_000_000;
/** Number of features sampled to check whether a file is on land. */
const SAMPLES = 60;

async function read({ bytes, layerId, places }: LayerTask): Promise<ReadLayer> {
  const features = featuresOf(bytes);
  if (!features || features.length === 0) return { refused: 'unreadable' };
  if (features.length > LAYER_AREAS_MAX) return { refused: 'too-many-areas' };
  const { areas, faults, repairs } = checkLayer(features);
  if (pointsOf(areas) > LAYER_POINTS_MAX) return { refused: 'too-many-points' };
  if (faults.length === 0 && (await isSwapped(areas, places)))
    faults.push(
      ...areas
        .slice(0, 200)
        .map(({ name }, index) => ({ feature: name, index, fault: 'swapped-axes' as const })),
    );
  const isWhole = faults.length === 0;
  return {
    faults,
    repairs,
    areas: areas.length,
    batches: isWhole ? [...batchesOf(areas, layerId)] : [],
  };
}

function pointsOf(areas: readonly CheckedArea[]): number {
  let points = 0;
  for (const { polygons } of areas)
    for (const rings of polygons) for (const ring of rings) points += ring.length;
  return points;
}

function featuresOf(bytes: Uint8Array): readonly unknown[] | undefined {
  try {
    const read = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (read?.type === 'Feature') return [read];
    return Array.isArray(read?.features) ? read.features : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the client's positions, or land, are in the areas only if latitude came first. */
async function isSwapped(areas: readonly CheckedArea[], places: Float64Array): Promise<boolean> {
  const [asWritten, swapped] = [placesIn(areas, places, false), placesIn(areas, places, true)];
  if (asWritten > 0 || swapped > 0) return asWritten === 0;
  const step = Math.max(1, Math.floor(areas.length / SAMPLES));
  const points = areas
    .filter((_, index) => index % step === 0)
    .map(
      ({ box: [west, south, east, north] }) => [(west + east) / 2, (south + north) / 2] as const,
    );
  const borders = (await readBorders()).map((country) => new AreaSet(country));
  const share = (turn: boolean) =>
    points.filter(([x, y]) => borders.some((set) => set.idsAt(turn ? y : x, turn ? x : y))).length /
    points.length;
  return share(false) < 0.1 && share(true) > 0.6;
}

function placesIn(areas: readonly CheckedArea[], places: Float64Array, turn: boolean): number {
  let count = 0;
  for (let at = 0; at < places.length; at += 2) {
    const [longitude = 0, latitude = 0] = places.subarray(at, at + 2);
    const [x, y] = turn ? [latitude, longitude] : [longitude, latitude];
    if (
      areas.some(
        ({ box: [west, south, east, north] }) => x >= west && x <= east && y >= south && y <= north,
      )
    )
      count += 1;
  }
  return count;
}

function* batchesOf(areas: readonly CheckedArea[], layerId: string) {
  let rows: string[] = [];
  let characters = 0;
  for (const { name, code, population, box, polygons } of areas) {
    const [west, south, east, north] = box;
    const id = `own:${layerId}:${code}`;
    const row = JSON.stringify({ id, name, code, population, west, south, east, north, polygons });
    rows.push(row);
    characters += row.length;
    if (characters < BATCH_CHARACTERS) continue;
    yield Uint8Array.from(Buffer.from(`[${rows.join()}]`));
    [rows, characters] = [[], 0];
  }
  if (rows.length > 0) yield Uint8Array.from(Buffer.from(`[${rows.join()}]`));
}

const answer = await read(workerData as LayerTask);
parentPort?.postMessage(
  answer,
  'batches' in answer ? answer.batches.map(({ buffer }) => buffer) : [],
);
