/** All points count halves of a doubling of the population, so closeness and size are weighed against each other. */
const CLOSENESS = {
  exact: 0,
  oneTypo: -26,
  prefix: -30,
  twoTypos: -38,
  prefixTypo: -44,
} as const;
/** The match is neither the local name nor the name in the user's language. A prefix of such a name is a weak match. */
const OTHER_NAME = -4;
const OTHER_NAME_PREFIX = -16;
/**
 * An exact match in the requested country comes first. One with a typo there only ranks above small exact matches
 * elsewhere.
 */
const ASKED_EXACT = 60;
const ASKED = 30;
/** A reader's own country comes before places up to twenty times as large elsewhere. */
const HOME = 9;

export type Closeness = keyof typeof CLOSENESS;

/** The smaller the better: how close the name is, how large the place is and whether it is in the expected country. */
export function score(hit: {
  closeness: Closeness;
  isAsked: boolean;
  isHome: boolean;
  isOwnName: boolean;
  size: number;
}): number {
  const { closeness } = hit;
  const asked = closeness === 'exact' ? ASKED_EXACT : ASKED;
  const otherName = closeness === 'prefix' ? OTHER_NAME_PREFIX : OTHER_NAME;
  const points =
    CLOSENESS[closeness] +
    hit.size +
    (hit.isAsked ? asked : 0) +
    (hit.isHome ? HOME : 0) +
    (hit.isOwnName ? 0 : otherName);
  return -points;
}
