import type { Spot } from './picture-frame.ts';

export interface ClipBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The parts of a line inside the box. Parts outside would only enlarge the image. */
export function clipLine(line: readonly Spot[], box: ClipBox): Spot[][] {
  const runs: Spot[][] = [];
  let run: Spot[] = [];
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    const kept = from && to && segmentIn(from, to, box);
    if (!kept) continue;
    const last = run.at(-1);
    if (!last || last[0] !== kept[0][0] || last[1] !== kept[0][1]) {
      if (run.length > 1) runs.push(run);
      run = [kept[0]];
    }
    run.push(kept[1]);
  }
  if (run.length > 1) runs.push(run);
  return runs;
}

/** A closed shape cut along the box, edge by edge. */
export function clipRing(ring: readonly Spot[], box: ClipBox): Spot[] {
  const depths: ((spot: Spot) => number)[] = [
    ([x]) => x - box.left,
    ([x]) => box.right - x,
    ([, y]) => y - box.top,
    ([, y]) => box.bottom - y,
  ];
  let shape = [...ring];
  for (const depth of depths) {
    const kept: Spot[] = [];
    shape.forEach((spot, index) => {
      const before = shape.at(index - 1) ?? spot;
      const [now, then] = [depth(spot), depth(before)];
      if (now < 0 !== then < 0) kept.push(between(before, spot, then / (then - now)));
      if (now >= 0) kept.push(spot);
    });
    shape = kept;
  }
  return shape;
}

/** Liang and Barsky's way: how far along the segment it comes in, and how far it goes out. */
function segmentIn(from: Spot, to: Spot, box: ClipBox): [Spot, Spot] | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [start, end] = [0, 1];
  const bounds = [
    [-dx, from[0] - box.left],
    [dx, box.right - from[0]],
    [-dy, from[1] - box.top],
    [dy, box.bottom - from[1]],
  ] as const;
  for (const [step, room] of bounds) {
    if (step === 0 && room < 0) return null;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  if (start >= end) return null;
  return [start === 0 ? from : between(from, to, start), end === 1 ? to : between(from, to, end)];
}

function between(from: Spot, to: Spot, share: number): Spot {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
