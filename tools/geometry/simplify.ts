export type Position = [number, number];

/**
 * Visvalingam's algorithm: repeatedly removes the point that changes the line least, until every remaining point forms
 * a triangle larger than the threshold. The ends stay, so that neighbours still meet.
 */
export function simplify(line: readonly Position[], threshold: number): Position[] {
  const points = [...line];
  const sizes = points.map((_, index) => triangle(points, index));
  for (;;) {
    let least = -1;
    for (let index = 1; index < points.length - 1; index += 1)
      if (least < 0 || (sizes[index] ?? 0) < (sizes[least] ?? 0)) least = index;
    if (least < 0 || (sizes[least] ?? 0) >= threshold) return points;
    points.splice(least, 1);
    sizes.splice(least, 1);
    for (const index of [least - 1, least]) sizes[index] = triangle(points, index);
  }
}

/** Degrees of longitude shrink towards the poles, and so does what can be seen of them. */
function triangle(points: readonly Position[], index: number): number {
  const [a, b, c] = [points[index - 1], points[index], points[index + 1]];
  if (!a || !b || !c) return Number.POSITIVE_INFINITY;
  const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  return area * Math.cos((b[1] * Math.PI) / 180);
}
