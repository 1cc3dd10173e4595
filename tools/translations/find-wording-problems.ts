import { FIXED_TERMS } from './fixed-terms.ts';
import { LANGUAGES, type Language, type Namespace } from './namespace-texts.ts';

const NO_BREAK = '\u00a0';

const NARROW = '\u202f';

/** Rules for non-breaking spaces and quotes by language; see docs/words.md. */
const RULES: Partial<Record<Language, readonly [RegExp, string][]>> = {
  en: [[/["«»„]/, 'needs “ ” for quotes']],
  fr: [
    [new RegExp(`[^${NARROW}\\s;?!][;?!](\\s|$)`), 'needs U+202F before ; ? !'],
    [/[ \u00a0][;?!](\s|$)/, 'needs U+202F before ; ? !'],
    [/[^\u00a0\s:/]:(\s|$)/, 'needs U+00A0 before :'],
    [/[ \u202f][:%]/, 'needs U+00A0 before : and %'],
    [new RegExp(`«(?!${NO_BREAK})|(?<!${NO_BREAK})»`), 'needs U+00A0 inside « »'],
    [/["“”„]/, 'needs « » for quotes'],
  ],
  de: [
    [/[^\u00a0]…/, 'needs U+00A0 before …'],
    [/[^\u00a0]%/, 'needs U+00A0 before %'],
    [/["«»”]/, 'needs „ “ for quotes'],
  ],
  es: [
    [/[^\u00a0]%/, 'needs U+00A0 before %'],
    [/["“”„]|« | »/, 'needs «» for quotes'],
  ],
  it: [[/["“”„]|« | »/, 'needs «» for quotes']],
  no: [
    [/[^\u00a0]…/, 'needs U+00A0 before …'],
    [/[^\u00a0]%/, 'needs U+00A0 before %'],
    [/["“”„]|« | »/, 'needs «» for quotes'],
  ],
};

/** Finds texts that use a word with another meaning here, or the punctuation of another language. */
export function findWordingProblems({ name, languages }: Namespace): string[] {
  return LANGUAGES.flatMap((language) =>
    [...(languages[language] ?? [])].flatMap(([key, text]) => {
      const plainText = withoutVariables(text);
      return [
        ...termProblems(language, `${name}:${key}`, plainText),
        typographyProblem(language, plainText),
      ]
        .filter((problem) => problem !== undefined)
        .map((problem) => `${name}: ${language} ${key} ${problem}`);
    }),
  );
}

function termProblems(language: Language, key: string, text: string): string[] {
  return FIXED_TERMS.flatMap((term) => {
    if (term.language !== language || term.except?.includes(key)) return [];
    if (term.only?.some((namespace) => key.startsWith(`${namespace}:`)) === false) return [];
    const found = term.not.exec(text)?.[0];
    return found === undefined ? [] : [`says "${found}" where docs/words.md has: ${term.say}`];
  });
}

/** Replaces variables with a neutral placeholder, because their names are code and not text. */
function withoutVariables(text: string): string {
  return text.replace(/\{\{[^}]*\}\}/g, '{}').replace(/<\/?b>/g, '');
}

function typographyProblem(language: Language, text: string): string | undefined {
  if (/'/.test(text)) return 'needs ’ for an apostrophe';
  return RULES[language]?.find(([wrong]) => wrong.test(text))?.[1];
}
