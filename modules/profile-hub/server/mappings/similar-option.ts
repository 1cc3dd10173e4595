import { normalizeForComparison } from '#platform/server/imports/normalize-for-comparison.ts';

interface Option {
  id: number | string;
  label: string;
}

/** Below this, similarity is accidental. */
const ALIKE = 0.55;

/** The option that is called so, whatever the case, accents and punctuation. */
export function sameOption(answer: string, options: readonly Option[]): Option | undefined {
  const word = normalizeForComparison(answer);
  return word === ''
    ? undefined
    : options.find(({ label }) => normalizeForComparison(label) === word);
}

/** The option that is called nearly so: "Wetzstahl / Schleifstein" is meant by Wetzstahl. */
export function similarOption(answer: string, options: readonly Option[]): Option | undefined {
  let best: { option: Option; score: number } | undefined;
  for (const option of options) {
    const score = likeness(answer, option.label);
    if (score >= ALIKE && score > (best?.score ?? 0)) best = { option, score };
  }
  return best?.option;
}

function likeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return 0;
  const [few, many] = a.length <= b.length ? [a, new Set(b)] : [b, new Set(a)];
  const shared = few.filter((word) => many.has(word) && word.length > 2).length / few.length;
  return Math.max(shared === 1 ? 0.9 : shared * 0.5, dice(a.join(''), b.join('')));
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(normalizeForComparison)
    .filter(Boolean);
}

/** Share of common letter pairs of two words. */
function dice(one: string, other: string): number {
  const pairs = (word: string) =>
    Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
  const rest = pairs(other);
  const all = pairs(one);
  const total = all.length + rest.length;
  if (total === 0) return 0;
  let shared = 0;
  for (const pair of all) {
    const at = rest.indexOf(pair);
    if (at < 0) continue;
    shared += 1;
    rest.splice(at, 1);
  }
  return (2 * shared) / total;
}
