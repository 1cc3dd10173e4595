import { NumberPool } from './number-pool.ts';
import type { Area } from './read-areas-file.ts';

type Polygons = Area['polygons'];
interface Chained {
  /** For each given area, in order; a reversed line is `~index`. */
  polygons: Polygons[];
  lines: Float64Array[];
}

/**
 * Joins lines that only meet where areas of a deeper level do: at this level the outline goes straight on, so its points
 * can be left out there too. All areas of a level are given together, so neighbours get the same joined lines.
 */
export function chainLines(
  areas: readonly Pick<Area, 'polygons'>[],
  all: readonly Float64Array[],
): Chained {
  const used = new Set<number>();
  for (const { polygons } of areas)
    for (const ring of polygons.flat()) for (const reference of ring) used.add(lineOf(reference));
  const atNode = new Map<number, number[]>();
  for (const line of used)
    for (const end of [startOf(all[line]), endOf(all[line])]) {
      const meeting = atNode.get(end);
      if (meeting) meeting.push(line);
      else atNode.set(end, [line]);
    }
  /** The other line at a node, unless several meet there. */
  const nextAt = (node: number, line: number) => {
    const [a, b, ...more] = atNode.get(node) ?? [];
    if (more.length > 0 || a === undefined || b === undefined || a === b) return undefined;
    return a === line ? b : a;
  };
  const lines: Float64Array[] = [];
  const pool = new NumberPool();
  /** Chains by the line that begins them, forwards or backwards. */
  const entered = new Map<number, number>();
  const seen = new Set<number>();
  for (const first of used) {
    if (seen.has(first)) continue;
    const run = runThrough(first, all, nextAt);
    for (const reference of run) seen.add(lineOf(reference));
    const chain = lines.push(joined(run, all, pool)) - 1;
    entered.set(run[0] ?? 0, chain);
    entered.set(~(run.at(-1) ?? 0), ~chain);
  }
  const polygons = areas.map((area) =>
    area.polygons.map((rings) =>
      rings.map((ring) => ring.flatMap((reference) => entered.get(reference) ?? [])),
    ),
  );
  return { polygons, lines };
}

/** The lines of a line's chain, from one end to the other. */
function runThrough(
  first: number,
  all: readonly Float64Array[],
  nextAt: (node: number, line: number) => number | undefined,
): number[] {
  const walk = (from: number): number[] => {
    const run = [from];
    for (let reference = from; ; ) {
      const node = reference < 0 ? startOf(all[~reference]) : endOf(all[reference]);
      const next = nextAt(node, lineOf(reference));
      if (next === undefined || next === lineOf(from)) return run;
      reference = startOf(all[next]) === node ? next : ~next;
      run.push(reference);
    }
  };
  const ahead = walk(first);
  const last = ahead.at(-1) ?? first;
  const end = last < 0 ? startOf(all[~last]) : endOf(all[last]);
  const isLoop = ahead.length > 1 && nextAt(end, lineOf(last)) === first;
  if (isLoop) return ahead;
  const behind = walk(~first).slice(1);
  return [...behind.reverse().map((reference) => ~reference), ...ahead];
}

function joined(
  run: readonly number[],
  all: readonly Float64Array[],
  pool: NumberPool,
): Float64Array {
  const length = run.reduce((sum, reference) => sum + (all[lineOf(reference)]?.length ?? 0) - 2, 2);
  const points = pool.floats(length);
  let at = 0;
  for (const reference of run) {
    const line = all[lineOf(reference)] ?? new Float64Array();
    const count = line.length / 2;
    for (let step = at === 0 ? 0 : 1; step < count; step += 1) {
      const from = 2 * (reference < 0 ? count - 1 - step : step);
      points[at] = line[from] ?? 0;
      points[at + 1] = line[from + 1] ?? 0;
      at += 2;
    }
  }
  return points;
}

function lineOf(reference: number): number {
  return reference < 0 ? ~reference : reference;
}

/** A node by its position in ten-thousandths of a degree, as in the files. */
function nodeAt(line: Float64Array | undefined, at: number): number {
  const [x = 0, y = 0] = [line?.[at], line?.[at + 1]];
  return Math.round((x + 180) * 10_000) * 1_800_001 + Math.round((y + 90) * 10_000);
}
const startOf = (line: Float64Array | undefined) => nodeAt(line, 0);
const endOf = (line: Float64Array | undefined) => nodeAt(line, (line?.length ?? 2) - 2);
