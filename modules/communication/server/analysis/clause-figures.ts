import type { MeasuredSentiment } from './measure-sentiment.ts';
import type { OpinionFeatures } from './opinion-features.ts';
import { clamp } from './opinion-model.ts';
import type { TokenizedText } from './tokenize.ts';

/** A short clause has few words, so each of them would weigh too much. */
const FEWEST_WORDS = 3;

/**
 * Praise and blame of the single clauses and sentences: "great cakes, rude staff" is praise beside blame, while its sum is
 * neither. Once by the learned weights of words, once by the word lists.
 */
export function readClauseFigures({
  text,
  measured,
  features,
  tilts,
}: {
  text: TokenizedText;
  measured: MeasuredSentiment;
  features: OpinionFeatures;
  tilts: readonly number[];
}): number[] {
  const clauses = sumTilts(tilts, features.places, (at) => measured.clauses[at] ?? 0);
  const sentences = sumTilts(tilts, features.places, (at) => text.tokens[at]?.sentence ?? 0);
  const listed = sumListed(measured);
  return [
    ...[highest(clauses), lowest(clauses), mixture(clauses), clauses.at(-1), clauses[0]],
    ...[highest(sentences), lowest(sentences), mixture(sentences), sentences.at(-1)],
    ...[highest(listed), lowest(listed), mixture(listed), listed.at(-1)],
    Number(mixture(listed) > 0.9),
    Number(mixture(clauses) > 0.5),
    Number(mixture(sentences) > 0.5),
  ].map((value = 0) => clamp(value));
}

/** By clause or sentence, in the order of the comment. */
function sumTilts(
  tilts: readonly number[],
  places: readonly number[],
  partOf: (at: number) => number,
): number[] {
  const sums = new Map<number, { tilt: number; words: number }>();
  for (const [word, tilt] of tilts.entries()) {
    const part = partOf(places[word] ?? 0);
    const sum = sums.get(part) ?? { tilt: 0, words: 0 };
    sum.tilt += tilt;
    sum.words += 1;
    sums.set(part, sum);
  }
  return [...sums.values()].map(
    ({ tilt, words }) => tilt / Math.sqrt(Math.max(FEWEST_WORDS, words)),
  );
}

function sumListed({ hits, clauses }: MeasuredSentiment): number[] {
  const sums = new Map<number, number>();
  for (const { at, weight } of hits) {
    const clause = clauses[at] ?? 0;
    sums.set(clause, (sums.get(clause) ?? 0) + weight);
  }
  return [...sums.values()];
}

const highest = (sums: readonly number[]) => (sums.length === 0 ? 0 : Math.max(...sums));
const lowest = (sums: readonly number[]) => (sums.length === 0 ? 0 : Math.min(...sums));

/** Above zero only if one part praises and another blames. */
function mixture(sums: readonly number[]): number {
  return Math.min(Math.max(highest(sums), 0), Math.max(-lowest(sums), 0));
}
