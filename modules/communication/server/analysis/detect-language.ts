import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { eld } from 'eld/small';
import {
  ANALYSED_LANGUAGES,
  type AnalysedLanguage,
  isAnalysed,
  isOtherLanguage,
  LANGUAGE_LISTS,
  OTHER_LISTS,
  type OtherLanguage,
  type ReadLanguage,
} from './language-lists.ts';
import { fold, type TokenizedText } from './tokenize.ts';
import { splitEntries } from './word-matcher.ts';

/** Catalan is easily mistaken for one of the supported languages and has no word lists. */
const CATALAN =
  'molt, molta, bona, bon, botiga, amb, els, les, tracte, gràcies, són, qualitat, preus, servei, i, gens, però, perquè, tothom, sempre';
/** Languages so similar to one of the six that n-grams of short texts confuse them. */
const NEIGHBOURS: ReadonlyMap<string, number> = new Map([
  ['da', 0.1],
  ['sv', 0.05],
  ['ca', 0.05],
  ['pt', 0.03],
]);
/** Below this number of words, our word lists are more reliable than n-grams. */
const SHORT_TEXT = 12;
const WORDS_READ = 80;
/** Number of characters used for n-grams; longer samples do not improve the result. */
const NGRAM_LENGTH = 600;
/** N-grams are not needed if a language reaches this share of known words and leads all others by `CLEAR_LEAD`. */
const CLEAR_SHARE = 0.35;
const CLEAR_LEAD = 0.2;

/** Loaded on first use: the n-grams take 45 MB, and known words decide for most comments. */
let detector: typeof eld | undefined;
function ngramScores(text: string): Record<string, number> {
  detector ??= createRequire(import.meta.url)(fileURLToPath(import.meta.resolve('eld/small')))
    .eld as typeof eld;
  return detector.detect(text.slice(0, NGRAM_LENGTH)).getScores();
}

/** Maps a word, folded and as written, to the languages that contain it. */
const languagesByWord = new Map<string, Set<string>>();
for (const language of ANALYSED_LANGUAGES) {
  const { functionWords, praise, strongPraise, complaint, neutral } =
    LANGUAGE_LISTS[language].sentiment;
  for (const list of [functionWords, praise, strongPraise, complaint, neutral])
    addWords(list, language);
}
for (const [language, { functionWords, praise, complaint }] of Object.entries(OTHER_LISTS))
  for (const list of [functionWords, praise, complaint]) addWords(list, language);
addWords(CATALAN, 'ca');

const SCRIPTS: readonly (readonly [OtherLanguage, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['el', /\p{Script=Greek}/u],
  ['ar', /\p{Script=Arabic}/u],
];

/** The language of a text: one of the six, another one with short lists, 'other', or null for a text without letters. */
export function detectLanguage({
  text,
  tokens,
  letters,
}: TokenizedText): ReadLanguage | 'other' | null {
  if (letters === 0) return null;
  const words = tokens.filter(({ word }) => /\p{L}/u.test(word)).slice(0, WORDS_READ);
  const latin = words.filter(({ word }) => /^[a-z]/.test(word)).length;
  if (latin * 2 < words.length) {
    const sample = text.slice(0, NGRAM_LENGTH);
    return SCRIPTS.find(([, script]) => script.test(sample))?.[0] ?? 'other';
  }
  const evidence = countWords(words.map(({ raw }) => raw));
  const clear = words.length < 4 ? null : clearlyAhead(evidence);
  if (clear) return clear;
  const scores = ngramScores(text);
  const weight = words.length < SHORT_TEXT ? 0.9 : 0.5;
  const score = (language: string) =>
    (scores[language] ?? 0) + weight * (evidence.get(language) ?? 0);
  let best: AnalysedLanguage = 'en';
  let bestScore = 0;
  for (const language of ANALYSED_LANGUAGES) {
    const found = score(language);
    if (found > bestScore) [best, bestScore] = [language, found];
  }
  let other = 'other';
  let otherScore = 0;
  for (const language of new Set([...Object.keys(scores), ...evidence.keys()])) {
    if (isAnalysed(language)) continue;
    const found = score(language) - (NEIGHBOURS.get(language) ?? 0);
    if (found > otherScore) [other, otherScore] = [language, found];
  }
  // Very short texts are ambiguous; one of the six languages is then the most likely.
  const margin = words.length < 3 ? 0.12 : words.length < 6 ? 0.03 : 0;
  if (otherScore <= bestScore + margin) return best;
  return isOtherLanguage(other) ? other : 'other';
}

function clearlyAhead(evidence: ReadonlyMap<string, number>): AnalysedLanguage | null {
  const [first, second] = [...evidence].sort(([, one], [, other]) => other - one);
  if (!first || first[1] < CLEAR_SHARE || first[1] - (second?.[1] ?? 0) < CLEAR_LEAD) return null;
  return ANALYSED_LANGUAGES.find((language) => language === first[0]) ?? null;
}

function addWords(list: string, language: string): void {
  for (const entry of splitEntries(list).flatMap((phrase) => phrase.split(' '))) {
    if (entry.endsWith('*') || entry.startsWith('!')) continue;
    for (const word of new Set([entry, fold(entry)])) {
      const languages = languagesByWord.get(word) ?? new Set();
      languages.add(language);
      languagesByWord.set(word, languages);
    }
  }
}

/** Share of the words found in each language. A word of several languages counts less for each. */
function countWords(words: readonly string[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const word of words) {
    const languages = languagesByWord.get(word) ?? languagesByWord.get(fold(word)) ?? [];
    const size = languages instanceof Set ? languages.size : 1;
    for (const language of languages)
      shares.set(language, (shares.get(language) ?? 0) + 1 / size / words.length);
  }
  return shares;
}
