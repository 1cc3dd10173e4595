import type { SortedKeys } from '../data/sorted-keys.ts';

/** From how many letters on one slip, or two, are forgiven: in less, everything is like everything. */
const ONE_FROM = 4;
const TWO_FROM = 8;
const LONGEST = 48;
/** So many letters are compared at most, whatever was typed. */
const MOST_STEPS = 200_000;
const FAR = 9;
const NEVER = 0xffff;

/**
 * Finds keys that equal the text, or start with it, with one or two typos (a letter added, missing, different, or two
 * swapped). The sorted keys are walked as a tree; a prefix that differs too much skips all keys below it.
 */
export function findTypos(
  keys: SortedKeys,
  typed: Uint8Array,
  found: (key: number, slips: number, isWhole: boolean) => void,
): void {
  const wide = typed.length;
  if (wide < ONE_FROM || wide > LONGEST) return;
  const most = wide < TWO_FROM ? 1 : 2;
  const width = wide + 1;
  // A row for each letter of the key: how many slips lead from the typed text's beginnings to the key's.
  const rows = new Uint8Array(width * (wide + most + 3)).fill(FAR);
  for (let column = 0; column <= Math.min(most, wide); column++) rows[column] = column;
  let steps = 0;
  let ready = 0;
  let dead = NEVER;
  let beginsSo = NEVER;
  for (let key = 0; key < keys.count && steps < MOST_STEPS; key++) {
    const shared = keys.shared[key] ?? 0;
    if (shared < beginsSo) beginsSo = NEVER;
    if (shared >= dead) {
      if (shared >= beginsSo) found(key, 1, false);
      continue;
    }
    dead = NEVER;
    const start = keys.starts[key] ?? 0;
    const length = (keys.starts[key + 1] ?? 0) - start;
    let depth = Math.min(ready, shared);
    // With two typos the first letter must be right; otherwise the whole tree would be walked two letters deep.
    const allowed = keys.bytes[start] === typed[0] ? most : 1;
    while (depth < length) {
      depth++;
      steps++;
      const least = nextRow(rows, width, depth, most, typed, keys.bytes, start);
      if (least > allowed) {
        dead = depth;
        break;
      }
      if (depth < beginsSo && (rows[depth * width + wide] ?? FAR) <= 1) beginsSo = depth;
    }
    ready = depth;
    const slips = dead === NEVER ? (rows[depth * width + wide] ?? FAR) : FAR;
    if (slips <= allowed) found(key, slips, true);
    else if (length >= beginsSo) found(key, 1, false);
  }
}

/** Only the columns beside the diagonal can be near enough. Returns the least of the row. */
function nextRow(
  rows: Uint8Array,
  width: number,
  depth: number,
  most: number,
  typed: Uint8Array,
  bytes: Uint8Array,
  start: number,
): number {
  const row = depth * width;
  const above = row - width;
  const letter = bytes[start + depth - 1];
  const from = Math.max(depth - most, 0);
  const to = Math.min(depth + most, width - 1);
  let least = FAR;
  for (let column = from; column <= to; column++) {
    let slips: number;
    if (column === 0) slips = depth;
    else {
      const other = typed[column - 1];
      slips = (rows[above + column - 1] ?? FAR) + Number(letter !== other);
      const missing = column <= depth - 1 + most ? (rows[above + column] ?? FAR) + 1 : FAR;
      const extra = column > from ? (rows[row + column - 1] ?? FAR) + 1 : FAR;
      if (missing < slips) slips = missing;
      if (extra < slips) slips = extra;
      const swapped =
        depth > 1 &&
        column > 1 &&
        letter === typed[column - 2] &&
        bytes[start + depth - 2] === other;
      if (swapped) slips = Math.min(slips, (rows[above - width + column - 2] ?? FAR) + 1);
    }
    rows[row + column] = slips;
    if (slips < least) least = slips;
  }
  return least;
}
