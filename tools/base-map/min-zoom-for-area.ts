const SMALLEST_PIXELS = 3;
const DEEPEST = 7;

/** Minimum zoom at which an area of this size, in square degrees, is large enough to be drawn. */
export function minZoomForArea(area: number): number {
  for (let zoom = 0; zoom < DEEPEST; zoom += 1)
    if (area * ((512 * 2 ** zoom) / 360) ** 2 >= SMALLEST_PIXELS) return zoom;
  return DEEPEST;
}
