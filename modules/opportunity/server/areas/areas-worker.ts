/**
 * Reads and searches geometry in a separate thread. It does not block the process, and its memory is released when it
 * ends.
 */
import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { OutlinePiece } from '#modules/opportunity/contract/outline-pieces.ts';
import { AreaSet, type Outlines } from './area-set.ts';
import type { AreasTask, OwnAreaRow } from './areas-thread.ts';
import { cutLines } from './cut-lines.ts';
import { type Band, STEPS_A_DEGREE, smallestWeight } from './outline-bands.ts';
import type { Area, AreaLevel } from './read-areas-file.ts';
import { WorldAreas } from './world-areas.ts';

const RING_POINTS = 4;

const port = parentPort;
if (!port) throw new Error('this is the code of a thread');
const world = new WorldAreas();
/** Rows of layers that are not complete yet. */
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
  // Compressed once here, so that sending costs the main thread nothing.
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

/** One task after the other, because two tasks for the same country would read it twice. */
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

/** Areas simplified for a band of zoom levels. A line that is not shared between two pieces is in only one of them. */
function makePiece(
  parts: readonly { outlines: Outlines; holds: (area: Area) => boolean }[],
  band: Band,
): OutlinePiece {
  const piece: OutlinePiece = { steps: STEPS_A_DEGREE[band], lines: [], areas: [] };
  for (const { outlines, holds } of parts) addPart(piece, outlines, holds, band);
  return piece;
}

function addPart(
  piece: OutlinePiece,
  outlines: Outlines,
  holds: (area: Area) => boolean,
  band: Band,
): void {
  const indexes = new Map<number, number>();
  const simple = new Map<number, number[]>();
  const simpleLine = (line: number) => {
    const known = simple.get(line);
    if (known) return known;
    const made = simplify(outlines, line, band);
    simple.set(line, made);
    return made;
  };
  const written = (reference: number) => {
    const line = reference < 0 ? ~reference : reference;
    const index = indexes.get(line) ?? piece.lines.push(differences(simpleLine(line))) - 1;
    indexes.set(line, index);
    return reference < 0 ? ~index : index;
  };
  const isRing = (ring: readonly number[]) => {
    let points = 1;
    for (const reference of ring)
      points += simpleLine(reference < 0 ? ~reference : reference).length / 2 - 1;
    return points >= RING_POINTS;
  };
  for (const [index, area] of outlines.areas.entries()) {
    if (!holds(area)) continue;
    const polygons = (outlines.polygons[index] ?? []).flatMap(([outer, ...holes]) =>
      outer && isRing(outer) ? [[outer, ...holes.filter(isRing)]] : [],
    );
    const drawn = polygons.map((rings) => rings.map((ring) => ring.map(written)));
    if (drawn.length > 0) piece.areas.push([area.id, drawn]);
    else piece.areas.push([area.id, [[[dot(piece, outlines, index)]]]]);
  }
}

/** An area that is too small to be visible is drawn as a dot. */
function dot(piece: OutlinePiece, outlines: Outlines, index: number): number {
  const reference = outlines.polygons[index]?.[0]?.[0]?.[0] ?? 0;
  const line = outlines.lines[reference < 0 ? ~reference : reference];
  const [x, y] = [(line?.[0] ?? 0) * piece.steps, (line?.[1] ?? 0) * piece.steps].map(Math.round);
  return piece.lines.push([x ?? 0, y ?? 0, 1, 0, 0, 1, -1, 0, 0, -1]) - 1;
}

/**
 * Visible points of a line, in steps. The result depends only on the line, so both sides of a border are equal. The most
 * significant point is always kept, so an area between two lines stays an area.
 */
function simplify({ lines, weights }: Outlines, index: number, band: Band): number[] {
  const line = lines[index] ?? new Float64Array();
  const ofLine = weights[index] ?? new Float64Array();
  const steps = STEPS_A_DEGREE[band];
  const count = ofLine.length;
  const isOpen = line[0] !== line[2 * count - 2] || line[1] !== line[2 * count - 1];
  let heaviest = 0;
  if (isOpen)
    for (let at = 1; at < count - 1; at += 1) heaviest = Math.max(heaviest, ofLine[at] ?? 0);
  const smallest = isOpen ? Math.min(smallestWeight(band), heaviest) : smallestWeight(band);
  const points: number[] = [];
  for (let at = 0; at < count; at += 1) {
    if ((ofLine[at] ?? 0) < smallest) continue;
    const [x, y] = [
      Math.round((line[2 * at] ?? 0) * steps),
      Math.round((line[2 * at + 1] ?? 0) * steps),
    ];
    const isLast = at === count - 1;
    if (points.at(-2) === x && points.at(-1) === y && !(isLast && points.length === 2)) continue;
    points.push(x, y);
  }
  return points;
}

function differences(points: readonly number[]): number[] {
  return points.map((value, at) => (at < 2 ? value : value - (points[at - 2] ?? 0)));
}
