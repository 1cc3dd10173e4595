export type Box = { left: number; top: number; right: number; bottom: number };

export type Side =
  | 'right'
  | 'left'
  | 'centre'
  | 'belowRight'
  | 'belowLeft'
  | 'aboveRight'
  | 'aboveLeft';

type Spot = { x: number; y: number };

/** A label for a point; `gap` is its distance from its marker. */
export type WantedLabel = Spot & {
  id: string;
  /** Further points that it may name, if it has no room at the first. */
  elsewhere?: readonly Spot[];
  width: number;
  gap: number;
  sides: Side[];
};

/** `spot` is 0 for the label's own point, else the number of the further one. */
export type PlacedLabel = { side: Side; spot: number; box: Box };

const HEIGHT = 16;
const AIR = 2;
/** How far a label below or above a sign begins before its middle. */
const OVER_SIGN = 8;

/** Places labels in order: each takes its first point with a free side, or is left out. */
export function placeLabels(
  wanted: readonly WantedLabel[],
  taken: readonly Box[],
  width: number,
): Map<string, PlacedLabel> {
  const occupied = [...taken];
  const placed = new Map<string, PlacedLabel>();
  for (const label of wanted) {
    const free = [label, ...(label.elsewhere ?? [])]
      .flatMap(({ x, y }, spot) =>
        label.sides.map((side) => ({ side, spot, box: boxOf({ ...label, x, y }, side) })),
      )
      .find(({ box }) => isFree(box, occupied) && !isCut(box, width));
    if (!free) continue;
    placed.set(label.id, free);
    occupied.push(free.box);
  }
  return placed;
}

/** A label fully outside may come into view with the next drag; a partly visible label is not useful. */
function isCut({ left, right }: Box, width: number): boolean {
  return (left < 0 && right > 0) || (left < width && right > width);
}

export function isFree(box: Box, occupied: readonly Box[]): boolean {
  return !occupied.some(
    (other) =>
      box.left - AIR < other.right &&
      other.left < box.right + AIR &&
      box.top < other.bottom &&
      other.top < box.bottom,
  );
}

export function boxAround({ x, y }: { x: number; y: number }, half: number): Box {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function boxOf({ x, y, width, gap }: WantedLabel, side: Side): Box {
  const left = {
    right: x + gap,
    left: x - gap - width,
    centre: x - width / 2,
    belowRight: x - OVER_SIGN,
    aboveRight: x - OVER_SIGN,
    belowLeft: x + OVER_SIGN - width,
    aboveLeft: x + OVER_SIGN - width,
  }[side];
  const middle = side.startsWith('above') ? y - gap : side.startsWith('below') ? y + gap : y;
  return { left, right: left + width, top: middle - HEIGHT / 2, bottom: middle + HEIGHT / 2 };
}

const LINE_STEP = 8;
const LINE_HALF = 3;

/** Boxes along a line, so that no label is crossed by it. */
export function boxesAlong(from: { x: number; y: number }, to: { x: number; y: number }): Box[] {
  const steps = Math.min(400, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / LINE_STEP));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = steps === 0 ? 0 : step / steps;
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    return boxAround(at, LINE_HALF);
  });
}
