/**
 * Reads and searches geometry in a separate thread. It does not block the process, and its memory is released when it
 * ends.
 */
import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { AreaSet } from './area-set.ts';
import type { AreasTask, OwnAreaRow } from './areas-messages.ts';
import { cutLines } from './cut-lines.ts';
import { makePiece } from './outline-piece.ts';
import type { Area, AreaLevel } from './read-areas-file.ts';
import { WorldAreas } from './world-areas.ts';

const port = parentPort;
if (!port) throw new Error('this is the code of a thread');
const world = new WorldAreas();
/** Rows of layers that have not come whole yet. */
const coming = new Map<string, OwnAreaRow[]>();
/** Own areas have no areas above or below them. */
const OWN_LEVEL = 4;

async function answerTo(task: AreasTask): Promise<unknown> {
  switch (task.kind) {
    case 'find':
      return world.find(task);
    case 'find-own':
      return findOwn(task);
    case 'records': {
      const set = await world.set(task.set);
      return set?.records(set.levelAt(task.level)).slice(task.from, task.from + task.count) ?? [];
    }
    case 'has-layer':
      return world.has(task.layer);
    case 'add-layer':
      return addLayer(task);
    case 'piece':
      return pieceOf(task);
  }
}

async function findOwn({ layer, coordinates }: { layer: string; coordinates: Float64Array }) {
  const set = await world.set(layer);
  if (!set) return null;
  const distinct = new Map<string | null, number>();
  const idsOf = new Int32Array(coordinates.length / 2);
  for (let point = 0; point < idsOf.length; point += 1) {
    const [x = Number.NaN, y = Number.NaN] = coordinates.subarray(2 * point, 2 * point + 2);
    const id = set.idsAt(x, y)?.[OWN_LEVEL - 1] ?? null;
    const index = distinct.get(id) ?? distinct.size;
    distinct.set(id, index);
    idsOf[point] = index;
  }
  return { distinct: [...distinct.keys()], idsOf };
}

function addLayer({ layer, rows, from, isLast }: Extract<AreasTask, { kind: 'add-layer' }>) {
  const all = from === 0 ? [] : (coming.get(layer) ?? []);
  if (all.length !== from) throw new Error('rows of a layer are missing');
  for (const row of rows) all.push(row);
  coming.set(layer, all);
  if (!isLast) return null;
  coming.delete(layer);
  const { polygons, lines } = cutLines(all.map((row) => JSON.parse(row.polygons)));
  const areas = all.map(
    ({ id, name, code, population }, index): Area => ({
      id,
      level: OWN_LEVEL,
      country: '',
      code,
      parent: '',
      names: { local: name },
      population,
      polygons: polygons[index] ?? [],
    }),
  );
  world.add(layer, new AreaSet({ country: '', attribution: '', areas, lines }));
  return null;
}

async function pieceOf({ part, level, band }: Extract<AreasTask, { kind: 'piece' }>) {
  const parts = await partsOf(part, level);
  if (parts.length === 0) return null;
  // Packed here and once, so that answering costs the process nothing.
  return Uint8Array.from(gzipSync(JSON.stringify(makePiece(parts, band)), { level: 9 }));
}

async function partsOf(part: string, level: AreaLevel) {
  const all = () => true;
  if (part === 'world')
    return [...(await world.borders()).values()].map((set) => ({
      outlines: set.outlines(1),
      holds: all,
    }));
  if (world.has(part)) {
    const set = await world.set(part);
    if (set) return [{ outlines: set.outlines(set.levelAt(level)), holds: all }];
  }
  const [key = '', region] = part.split('.');
  const members = (await world.index()).countries.filter(
    ({ group, country }) => group === key || country === key,
  );
  const parts: { outlines: ReturnType<AreaSet['outlines']>; holds: (area: Area) => boolean }[] = [];
  for (const { country } of members) {
    const set = await world.set(country);
    if (!set) continue;
    const inRegion = region === undefined ? undefined : set.idsBelow(`${country}:2:${region}`);
    if (inRegion?.size === 1) continue;
    const outlines = set.outlines(set.levelAt(level));
    parts.push({ outlines, holds: inRegion ? ({ id }) => inRegion.has(id) : all });
  }
  return parts;
}

/** One task after the other: two that read the same country would read it twice. */
let last: Promise<unknown> = Promise.resolve();
port.on('message', ({ id, task }: { id: number; task: AreasTask }) => {
  last = last.then(async () => {
    try {
      const answer = await answerTo(task);
      world.dropUnused();
      port.postMessage({ id, answer });
    } catch (error) {
      port.postMessage({ id, error: String(error) });
    }
  });
});
