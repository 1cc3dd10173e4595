import { foldedWords } from '#platform/server/places/fold-name.ts';
import { editDistance } from '../lookup/edit-distance.ts';
import type { LocationIndex } from './location-index.ts';

const MOST_WORDS = 6;
const MOST_STORES = 500;
const SHORTEST_TYPO = 4;

/** Stores whose name and town have all these words or words that begin so; with typos, words that are one slip away too. */
export function storesCalled(
  index: LocationIndex,
  text: string,
  { typos = false }: { typos?: boolean } = {},
): number[] {
  const words = foldedWords(text).slice(0, MOST_WORDS);
  let found: Map<number, number> | undefined;
  for (const word of words) {
    const points = rowsWith(index, word, typos);
    const before = found;
    found = before
      ? new Map(
          [...points].flatMap(([row, own]) => {
            const sum = before.get(row);
            return sum === undefined ? [] : [[row, sum + own] as const];
          }),
        )
      : points;
    if (found.size === 0) return [];
  }
  return [...(found ?? [])]
    .sort(([one, points], [other, others]) => points - others || one - other)
    .slice(0, MOST_STORES)
    .map(([row]) => row);
}

/** By row how far the closest word is: 0 is the same one, 1 begins so, 2 is a slip. */
function rowsWith(index: LocationIndex, typed: string, typos: boolean): Map<number, number> {
  const found = new Map<number, number>();
  for (const [word, rows] of index.words) {
    const points = closeness(word, typed, typos);
    if (points === undefined) continue;
    for (const row of rows) {
      if (index.rows[row] === undefined) continue;
      const before = found.get(row);
      if (before === undefined || points < before) found.set(row, points);
    }
  }
  return found;
}

function closeness(word: string, typed: string, typos: boolean): number | undefined {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return 1;
  if (!typos || typed.length < SHORTEST_TYPO || Math.abs(word.length - typed.length) > 1)
    return undefined;
  return editDistance(word, typed) === 1 ? 2 : undefined;
}
