/** Outlines are simplified per zoom band, named by its deepest zoom. The last band has full detail. */
export const BANDS = [3, 5, 7, 9] as const;
export type Band = (typeof BANDS)[number];
/** Steps a degree: about four to a pixel of the band's deepest zoom. */
export const STEPS_A_DEGREE: Readonly<Record<Band, number>> = {
  3: 50,
  5: 200,
  7: 1_000,
  9: 10_000,
};
/** A screen shows 512 pixels of a tile; a triangle with shorter sides than this many of them is not seen. */
const TILE_PIXELS = 512;
const SEEN_PIXELS = 0.7;

export function zoomBand(zoom: number): Band {
  return BANDS.find((band) => zoom <= band) ?? 9;
}

/** Points with a smaller weight are left out (see `weighLine`). */
export function smallestWeight(band: Band): number {
  return band === 9 ? 0 : ((SEEN_PIXELS * 360) / (TILE_PIXELS * 2 ** band)) ** 2 / 2;
}
