type Point = { x: number; y: number };

/** A line with gaps where values are unknown, instead of falling to zero. */
export function linePath(points: readonly (Point | null)[]): string {
  return points
    .map((point, index) => {
      if (!point) return '';
      return `${points[index - 1] ? 'L' : 'M'}${round(point.x)} ${round(point.y)}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
