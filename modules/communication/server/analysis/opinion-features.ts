import {
  type AnalysedLanguage,
  cacheByLanguage,
  isAnalysed,
  type ReadLanguage,
} from './language-lists.ts';
import { HIT_SOURCES, type MeasuredSentiment } from './measure-sentiment.ts';
import { OPINION_CUES } from './opinion-cues.data.ts';
import type { TokenizedText } from './tokenize.ts';
import { WordMatcher } from './word-matcher.ts';

/** Input of the trained models for one comment. */
export interface OpinionFeatures {
  /** Language-independent numbers from the word lists and the form of the text. */
  figures: number[];
  /** Words, word prefixes and word pairs of one language. */
  words: string[];
  /** By word: the token where it first occurs. */
  places: number[];
}

/** Maximum words that the model reads; longer comments do not improve the result. */
const WORDS_READ = 400;
const SHORTEST_BEGINNING = 6;
const BEGINNING = 5;
/** Highest value of a dampened count, reached at 147: comments to learn from are shorter, so more would be a guess. */
const MOST = 5;
/** Tokens after a negator that are read as negated. */
const NEGATION_REACH = 3;

const CUES = Object.values(OPINION_CUES);
/** The last features of a comment are the counts of its cues. */
export const CUE_COUNT = CUES.length;
const countCues = cueCounter(CUES);

export function readOpinionFeatures(
  text: TokenizedText,
  measured: MeasuredSentiment,
  language: ReadLanguage | null,
): OpinionFeatures {
  const figures = [...readFigures(text, measured), ...countCues(text, language)];
  const words = readWords(text, measured);
  return { figures, words: [...words.keys()], places: [...words.values()] };
}

function readFigures(text: TokenizedText, measured: MeasuredSentiment): number[] {
  const { hits, praise, complaint, neutral } = measured;
  const { tokens } = text;
  const sum = praise + complaint + 0.5 + neutral;
  const groups = HIT_SOURCES.flatMap((source) =>
    [1, -1].map((sign) =>
      hits
        .filter((hit) => hit.source === source && Math.sign(hit.weight) === sign)
        .reduce((total, hit) => total + Math.abs(hit.weight), 0),
    ),
  ).map(dampen);
  const count = (role: string) =>
    [...measured.roles.values()].filter((roles) => roles.has(role)).length;
  const negators = count('negator');
  const negated = hits.filter((hit) => hit.negated).length;
  const last = tokens.at(-1)?.sentence ?? 0;
  const lastSentence = hits.filter((hit) => tokens[hit.at]?.sentence === last);
  const firstSentence = hits.filter((hit) => tokens[hit.at]?.sentence === 0);
  const total = (found: typeof hits) => found.reduce((value, hit) => value + hit.weight, 0);
  const contrasts = count('contrast');
  return [
    1,
    (praise - complaint) / sum,
    Math.min(praise, complaint) / (sum + 1),
    ...groups,
    dampen(neutral),
    neutral > 0 && Math.max(praise, complaint) < 3.5 * neutral ? 1 : 0,
    hits.length === 0 ? 1 : 0,
    hits.length === 1 ? 1 : 0,
    dampen(negators),
    dampen(Math.max(0, negators - negated)),
    dampen(contrasts),
    contrasts > 0 ? Math.tanh(total(lastSentence) / 3) : 0,
    Math.tanh(total(lastSentence) / 3),
    Math.tanh(total(firstSentence) / 3),
    dampen(count('concession')),
    dampen(text.questions.size),
    text.questions.size > last / 2 ? 1 : 0,
    dampen(text.exclamations.size),
    dampen(tokens.length) / 2,
    tokens.length < 4 ? 1 : 0,
    dampen(tokens.filter(({ word }) => /^[0-9]/.test(word)).length),
    /["“”«»„]/.test(text.text) ? 1 : 0,
    /…|\.\./.test(text.text) ? 1 : 0,
    measured.ironic ? 1 : 0,
    measured.contraryGrade ? 1 : 0,
  ];
}

type CueWords = Readonly<Record<AnalysedLanguage, string>>;

/** Counts the words of each class of cues in a comment. */
export function cueCounter(cues: readonly CueWords[]) {
  const matchers = cacheByLanguage((language: AnalysedLanguage) => {
    const matcher = new WordMatcher<number>();
    for (const [at, cue] of cues.entries()) matcher.add(cue[language], at);
    return matcher;
  });
  return ({ tokens }: TokenizedText, language: ReadLanguage | null): number[] => {
    const counts = cues.map(() => 0);
    if (language === null || !isAnalysed(language)) return counts;
    const matcher = matchers(language);
    const read = tokens.slice(0, WORDS_READ);
    for (let at = 0; at < read.length; ) {
      const match = matcher.matchAt(read, at, false);
      for (const cue of match?.payloads ?? []) counts[cue] = (counts[cue] ?? 0) + 1;
      at += match?.length ?? 1;
    }
    return counts.map(dampen);
  };
}

function dampen(value: number): number {
  return Math.min(MOST, Math.log1p(value));
}

function readWords(text: TokenizedText, measured: MeasuredSentiment): Map<string, number> {
  const found = new Map<string, number>();
  let before = '^';
  let negatedUntil = -1;
  for (const [at, { word, sentence }] of text.tokens.slice(0, WORDS_READ).entries()) {
    if (text.tokens[at - 1]?.sentence !== sentence) before = '^';
    const plain = /^[0-9]/.test(word) ? '#' : word;
    const add = (term: string) => {
      if (!found.has(term)) found.set(term, at);
    };
    add(plain);
    add(`${before} ${plain}`);
    if (plain.length >= SHORTEST_BEGINNING) add(`${plain.slice(0, BEGINNING)}*`);
    if (at <= negatedUntil) add(`not ${plain}`);
    if (measured.roles.get(at)?.has('negator')) negatedUntil = at + NEGATION_REACH;
    before = plain;
  }
  return found;
}
