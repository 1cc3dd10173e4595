import { foldedWords } from '#platform/server/places/fold-name.ts';
import type { LocationIndex } from './location-index.ts';
import { TopRows } from './top-rows.ts';

const MOST_WORDS = 6;
const MOST_STORES = 500;
const SHORTEST_TYPO = 4;
/** Marks a row without the word; real points are at most two per word. */
const NONE = 255;

/** Stores with all these words or prefixes in name or town; with `typos`, also words with one typing error. */
export function storesCalled(
  index: LocationIndex,
  text: string,
  { typos = false }: { typos?: boolean } = {},
): number[] {
  const words = foldedWords(text).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const sums = new Uint8Array(index.rows.length);
  for (const word of words) {
    const points = pointsOf(index, word, typos);
    for (let row = 0; row < sums.length; row += 1) {
      const [sum = NONE, own = NONE] = [sums[row], points[row]];
      sums[row] = sum === NONE || own === NONE ? NONE : sum + own;
    }
  }
  const top = new TopRows(MOST_STORES, (one, other) => {
    const difference = (sums[one] ?? NONE) - (sums[other] ?? NONE);
    return difference === 0 ? one < other : difference < 0;
  });
  for (let row = 0; row < sums.length; row += 1)
    if (sums[row] !== NONE && index.rows[row]) top.offer(row);
  return top.inOrder();
}

/** Distance of the closest word per row: 0 is exact, 1 is a prefix, 2 is a typing error. */
function pointsOf(index: LocationIndex, typed: string, typos: boolean): Uint8Array {
  const points = new Uint8Array(index.rows.length).fill(NONE);
  for (const [number, word] of index.words.texts.entries()) {
    const own = closeness(word, typed, typos);
    if (own === undefined) continue;
    for (const row of index.rowsOfWord[number] ?? [])
      if (own < (points[row] ?? NONE)) points[row] = own;
  }
  return points;
}

function closeness(word: string, typed: string, typos: boolean): number | undefined {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return 1;
  return typos && typed.length >= SHORTEST_TYPO && isOneSlip(word, typed) ? 2 : undefined;
}

/**
 * One inserted, missing or replaced letter, or two swapped ones. Compares in one pass, because it runs for many words.
 */
export function isOneSlip(word: string, typed: string): boolean {
  const longer = word.length - typed.length;
  if (longer > 1 || longer < -1) return false;
  let start = 0;
  while (start < word.length && word[start] === typed[start]) start += 1;
  const rest = (skipWord: number, skipTyped: number) =>
    word.slice(start + skipWord) === typed.slice(start + skipTyped);
  if (longer === 1) return rest(1, 0);
  if (longer === -1) return rest(0, 1);
  if (start === word.length) return false;
  const isSwapped = word[start] === typed[start + 1] && word[start + 1] === typed[start];
  return rest(1, 1) || (isSwapped && rest(2, 2));
}
