/** All points count halves of a doubling of the population, so closeness and size are weighed against each other. */
const CLOSENESS = {
  exact: 0,
  oneTypo: -26,
  prefix: -30,
  twoTypos: -38,
  prefixTypo: -44,
} as const;
/** Another name than its own, or than its name in the reader's language. A beginning of such a name says little. */
const OTHER_NAME = -4;
const OTHER_NAME_PREFIX = -16;
/** A town of the asked country that is spelled so comes first; one with a typo beats small exact ones elsewhere only. */
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
