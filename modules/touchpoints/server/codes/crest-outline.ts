import type { Box } from './code-drawing.ts';
import { CREST_LETTERS } from './crest-letters.ts';

const CAPITAL = 1_000;
/** Height of the letters as a share of the square. */
const HEIGHT_SHARE = 0.5;
const WIDTH_SHARE = 0.8;

/** Initials in the centre of the logo square, as a path of M, L, C and Z. Letters of other scripts are omitted. */
export function crestOutline(initials: string, box: Box): string {
  const letters = lettersOf(initials);
  const width = letters.reduce((sum, { advance }) => sum + advance, 0);
  const scale = Math.min(
    (box.side * HEIGHT_SHARE) / CAPITAL,
    (box.side * WIDTH_SHARE) / Math.max(1, width),
  );
  const foot = box.y + (box.side + CAPITAL * scale) / 2;
  let left = box.x + (box.side - width * scale) / 2;
  let path = '';
  for (const { advance, outline } of letters) {
    path += placed(outline, { left, foot, scale });
    left += advance * scale;
  }
  return path;
}

/** Letters without accents, because accents are not drawable. */
function lettersOf(initials: string) {
  return [...initials.normalize('NFD').toUpperCase()].flatMap((letter) => {
    const known = CREST_LETTERS.get(letter);
    return known ? [known] : [];
  });
}

function placed(
  outline: string,
  { left, foot, scale }: { left: number; foot: number; scale: number },
): string {
  return outline.replaceAll(
    /(-?\d+) (-?\d+)/g,
    (_, x, y) => `${rounded(left + Number(x) * scale)} ${rounded(foot + Number(y) * scale)}`,
  );
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
