import type {
  AnalysedReview,
  LocationFacts,
  ReplyLanguage,
  ReplyTemplate,
} from '#modules/communication/server/writing/reply-input.ts';

const NARROW_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

export type PhraseValues = ReadonlyMap<string, string>;

export function phraseValues(facts: LocationFacts): Map<string, string> {
  const values = new Map([
    ['shop', facts.shop],
    ['brand', facts.brand],
  ]);
  const optional = {
    hours: facts.hours,
    phone: facts.phone,
    email: facts.email,
    form: facts.form,
    product: facts.productPage,
  };
  for (const [name, value] of Object.entries(optional)) if (value) values.set(name, value);
  return values;
}

/** Chooses the form of address, fills the placeholders and starts with a capital letter. */
export function fitPhrase(
  phrase: string,
  address: 'formal' | 'informal',
  values: PhraseValues,
): string {
  const addressed = phrase.replaceAll(/\[([^[\]|]*)\|([^[\]|]*)\]/gu, (_, formal, informal) =>
    address === 'formal' ? formal : informal,
  );
  return withCapital(fillPlaceholders(addressed, values));
}

/** A placeholder without a value stays visible, so that it cannot go unnoticed. */
function fillPlaceholders(text: string, values: PhraseValues) {
  return text.replaceAll(/\{([a-z]+)\}/gu, (whole, name) => values.get(name) ?? whole);
}

/** French puts a no-break space before its high punctuation marks and inside its quotes. */
export function withTypography(text: string, language: ReplyLanguage) {
  if (language !== 'fr') return text;
  return text
    .replaceAll(/ ([;!?])/gu, `${NARROW_SPACE}$1`)
    .replaceAll(/ ([:%»])/gu, `${NO_BREAK_SPACE}$1`)
    .replaceAll('« ', `«${NO_BREAK_SPACE}`);
}

function withCapital(text: string) {
  const at = text.search(/[\p{L}\p{N}]/u);
  if (at < 0) return text;
  return text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
}

const PLACEHOLDERS = ['name', 'shop', 'brand', 'hours', 'phone', 'form', 'signature'] as const;
const KNOWN: ReadonlySet<string> = new Set(PLACEHOLDERS);
/** Maximum shown length of an unknown placeholder. */
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
      // Parsing ends at the next brace, so that a text of braces takes linear time.
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
