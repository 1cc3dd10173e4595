import {
  fillPlaceholders,
  type PhraseValues,
} from '#modules/communication/server/writing/fit-phrase.ts';
import type {
  AnalysedReview,
  LocationFacts,
  ReplyTemplate,
} from '#modules/communication/server/writing/reply-input.ts';

const PLACEHOLDERS = ['name', 'shop', 'brand', 'hours', 'phone', 'form', 'signature'] as const;
const KNOWN: ReadonlySet<string> = new Set(PLACEHOLDERS);
/** Characters of an unknown placeholder that are shown. */
const NAME_LENGTH = 40;

export type TemplateProblem = {
  problem: 'unknownPlaceholder' | 'unclosedPlaceholder' | 'empty';
  name: string;
  /** Line and column of the brace, from 1. */
  line: number;
  column: number;
};

/** Errors that prevent saving a template. */
export function checkTemplate(text: string): TemplateProblem[] {
  if (text.trim() === '') return [{ problem: 'empty', name: '', line: 1, column: 1 }];
  const problems: TemplateProblem[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const characters = [...line];
    for (const [column, character] of characters.entries()) {
      if (character !== '{') continue;
      // Reading ends at the next brace, so that a text of braces takes linear time.
      let end = column + 1;
      while (end < characters.length && characters[end] !== '{' && characters[end] !== '}')
        end += 1;
      const name = characters.slice(column + 1, Math.min(end, column + 1 + NAME_LENGTH)).join('');
      const place = { line: at + 1, column: column + 1 };
      if (characters[end] !== '}')
        problems.push({ problem: 'unclosedPlaceholder', name, ...place });
      else if (!KNOWN.has(name)) problems.push({ problem: 'unknownPlaceholder', name, ...place });
    }
  }
  return problems;
}

/** The text of the first matching template whose placeholders all have a value, or null. */
export function templateText(
  templates: readonly ReplyTemplate[],
  review: AnalysedReview,
  facts: LocationFacts,
  values: PhraseValues,
): string | null {
  for (const { conditions, text } of templates) {
    if (!matches(conditions, review, facts)) continue;
    // "Hello {name}," without a name is "Hello,".
    const named = values.has('name') ? text : text.replaceAll(/[ \u00a0]?\{name\}/gu, '');
    if (checkTemplate(named).length > 0) continue;
    const names = [...named.matchAll(/\{([a-z]+)\}/gu)].map(([, name]) => name ?? '');
    if (names.every((name) => values.has(name))) return fillPlaceholders(named, values).trim();
  }
  return null;
}

function matches(
  conditions: ReplyTemplate['conditions'],
  review: AnalysedReview,
  facts: LocationFacts,
) {
  const holds = <Value>(allowed: readonly Value[] | undefined, actual: readonly Value[]) =>
    !allowed?.length || actual.some((value) => allowed.includes(value));
  return (
    holds(conditions.grades, [review.grade]) &&
    holds(conditions.languages, [review.language]) &&
    holds(
      conditions.topics,
      review.topics.map(({ topic }) => topic),
    ) &&
    holds(conditions.origins, review.origin ? [review.origin] : []) &&
    holds(conditions.locations, facts.locationId ? [facts.locationId] : [])
  );
}
