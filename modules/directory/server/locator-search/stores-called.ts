import { foldedWords } from '#platform/server/places/fold-name.ts';
import type { LocationIndex } from './location-index.ts';
import { TopRows } from './top-rows.ts';

const MOST_WORDS = 6;
const MOST_STORES = 500;
const SHORTEST_TYPO = 4;
/** Points of a row that lacks a word; the others are at most two a word. */
const NONE = 255;

/** Stores whose name and town have all these words or words that begin so; with typos, words that are one slip away too. */
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

/** By row how far the closest word is: 0 is the same one, 1 begins so, 2 is a slip. */
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

/** A letter too many, too few or another one, or two that changed places; in one pass, for many words are compared. */
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
