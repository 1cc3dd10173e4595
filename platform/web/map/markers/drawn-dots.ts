import { type Point, toWorld } from '../mercator.ts';
import type { SingleMarker } from './marker-clusters.ts';

export type Dots = { items: readonly SingleMarker[]; x: Float64Array; y: Float64Array };

/** Where the dots lie at zoom 0: from there to the screen is one multiplication, ten thousand times a frame. */
export function projectDots(items: readonly SingleMarker[]): Dots {
  const x = new Float64Array(items.length);
  const y = new Float64Array(items.length);
  items.forEach((item, index) => {
    const at = toWorld(item.at);
    x[index] = at.x;
    y[index] = at.y;
  });
  return { items, x, y };
}

export type DotTransform = { scale: number; left: number; top: number };

/** The dot nearest to a point of the screen, if one is within reach. */
export function dotAt(
  dots: Dots,
  look: DotTransform,
  point: Point,
  reach: number,
): SingleMarker | undefined {
  let best = reach * reach;
  let found: SingleMarker | undefined;
  dots.items.forEach((item, index) => {
    const dx = (dots.x[index] ?? 0) * look.scale - look.left - point.x;
    const dy = (dots.y[index] ?? 0) * look.scale - look.top - point.y;
    const distance = dx * dx + dy * dy;
    if (distance > best) return;
    best = distance;
    found = item;
  });
  return found;
}
