import type { Language } from './namespace-texts.ts';

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

export function typographyProblem(language: Language, text: string): string | undefined {
  if (/'/.test(text)) return 'needs ’ for an apostrophe';
  return RULES[language]?.find(([wrong]) => wrong.test(text))?.[1];
}
