export type Box = { left: number; top: number; right: number; bottom: number };

export type Side = 'right' | 'left' | 'centre';

/** A word that wants to stand at a point; `gap` keeps it off the sign it belongs to. */
export type WantedLabel = {
  id: string;
  x: number;
  y: number;
  width: number;
  gap: number;
  sides: Side[];
};

export type PlacedLabel = { side: Side; box: Box };

const HEIGHT = 16;
const AIR = 2;

/** First come, first served: a word goes where nothing stands yet, on its best free side, or stays away. */
export function placeLabels(
  wanted: readonly WantedLabel[],
  taken: readonly Box[],
  width: number,
): Map<string, PlacedLabel> {
  const occupied = [...taken];
  const placed = new Map<string, PlacedLabel>();
  for (const label of wanted) {
    const free = label.sides
      .map((side) => ({ side, box: boxOf(label, side) }))
      .find(({ box }) => isFree(box, occupied) && !isCut(box, width));
    if (!free) continue;
    placed.set(label.id, free);
    occupied.push(free.box);
  }
  return placed;
}

/** What lies wholly outside may come in with the next drag; half a word helps nobody. */
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
  const left = { right: x + gap, left: x - gap - width, centre: x - width / 2 }[side];
  return { left, right: left + width, top: y - HEIGHT / 2, bottom: y + HEIGHT / 2 };
}
