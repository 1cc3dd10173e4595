import { plainLetters } from '#platform/web/shell/palette/matched-text.tsx';

const LEAST_LETTERS = 3;
/** Names and searches are compared by their first letters only, so that a long text costs no more than a short one. */
const COMPARED = 40;

/** The first half of the longest word, because typing errors are usually further back. Empty if the word is too short. */
export function shortenedSearch(typed: string): string {
  const words = typed.trim().split(/\s+/);
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  if (longest.length <= LEAST_LETTERS) return '';
  return longest.slice(0, Math.max(LEAST_LETTERS, Math.ceil(longest.length / 2)));
}

/** Rows whose names differ from the typed text by at most a third of its letters, the closest first. */
export function nearestNames<Row>(
  typed: string,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Row[] {
  const wanted = plainLetters(typed.trim()).slice(0, COMPARED);
  const most = Math.max(1, Math.floor(wanted.length / 3));
  return rows
    .map((row) => ({ row, distance: distanceOf(wanted, nameOf(row)) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance)
    .map(({ row }) => row);
}

/** Distance to the whole name or to its closest word. */
function distanceOf(wanted: string, name: string): number {
  const plain = plainLetters(name).slice(0, COMPARED);
  return Math.min(...[plain, ...plain.split(/[\s,.@-]+/)].map((part) => edits(wanted, part)));
}

/** Edit distance: letters added, removed or changed. */
function edits(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (before[at - 1] ?? 0) + Number(one[row - 1] !== other[at - 1]);
      line.push(Math.min((before[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, changed));
    }
    before = line;
  }
  return before[other.length] ?? 0;
}
