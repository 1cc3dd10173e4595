const STEP = 1000;
const CLOSENESS = {
  exact: 0,
  prefix: STEP,
  oneTypo: 2 * STEP,
  twoTypos: 3 * STEP,
  prefixTypo: 4 * STEP,
} as const;
const PREFERRED = STEP / 2;
/** Two doublings: by its own name a town comes before one four times its size that is called so abroad. */
const OTHER_NAME = 4;

/** The smaller the better: first how close the name is, then the country that was asked from, then how large. */
export function score(hit: {
  closeness: keyof typeof CLOSENESS;
  isPreferred: boolean;
  isOwnName: boolean;
  size: number;
}): number {
  const preferred = hit.isPreferred ? 0 : PREFERRED;
  return CLOSENESS[hit.closeness] + preferred - hit.size + (hit.isOwnName ? 0 : OTHER_NAME);
}
