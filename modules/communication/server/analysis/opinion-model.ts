import { type AnalysedLanguage, cacheByLanguage, isAnalysed } from './language-lists.ts';
import type { MeasuredSentiment } from './measure-sentiment.ts';
import type { OpinionFeatures } from './opinion-features.ts';
import { de } from './opinion-weights/de.data.ts';
import { en } from './opinion-weights/en.data.ts';
import { es } from './opinion-weights/es.data.ts';
import { fr } from './opinion-weights/fr.data.ts';
import { it } from './opinion-weights/it.data.ts';
import { no } from './opinion-weights/no.data.ts';
import { FIGURE_WEIGHTS, TOPIC_WEIGHTS } from './opinion-weights/shared.data.ts';
import { WordWeights } from './word-weights.ts';

/** Order of the scores in the models. */
export const OPINIONS = ['PO', 'NE', 'NG'] as const;
export type Opinion = (typeof OPINIONS)[number];
export type OpinionScores = readonly [PO: number, NE: number, NG: number];

/** The data files store weights as integers: hundredths for words, thousandths for figures. */
export const WORD_UNIT = 100;
export const FIGURE_UNIT = 1000;
const WEIGHTS: Readonly<Record<AnalysedLanguage, string>> = { en, fr, de, no, es, it };

/** Weight of a word for or against each opinion, by index in OPINIONS. */
const wordWeights = cacheByLanguage(
  (language: AnalysedLanguage) => new WordWeights(WEIGHTS[language]),
);

/** What the words of a comment say about each opinion. */
export interface WordOpinions {
  scores: OpinionScores;
  /** By word of the features: how much more it praises than it blames. */
  tilts: number[];
}

/** Scores each opinion from the words of a comment. Trained by tools/review-analysis/train-opinions.ts. */
export function scoreOpinions(
  { figures, words }: OpinionFeatures,
  language: string | null,
): WordOpinions {
  const scores = weighFigures(figures, FIGURE_WEIGHTS);
  if (language === null || !isAnalysed(language)) return { scores, tilts: [] };
  const weights = wordWeights(language);
  const scale = 1 / Math.sqrt(Math.max(1, words.length));
  const sums = [0, 0, 0];
  let tilt = 0;
  const tilts = words.map((word) => {
    weights.addTo(sums, word);
    const before = tilt;
    tilt = (sums[0] ?? 0) - (sums[2] ?? 0);
    return (tilt - before) / WORD_UNIT;
  });
  const [praise, neutral, complaint] = scores;
  const [forPraise = 0, forNeutral = 0, forComplaint = 0] = sums.map(
    (sum) => (scale * sum) / WORD_UNIT,
  );
  return {
    scores: [praise + forPraise, neutral + forNeutral, complaint + forComplaint],
    tilts,
  };
}

/** Opinion of the whole comment, and the praise or complaint next to one topic. */
interface TopicOpinion {
  scores: OpinionScores;
  grade: number | null;
  opinion: Opinion;
  /** Sum of the sentiment words that belong to the topic; null if there are none. */
  weight: number | null;
  topics: number;
  /** A comment with "but": topics on its two sides are judged separately. */
  hasContrast: boolean;
}

/** A topic usually has the opinion of the whole comment. In a mixed comment, its own words decide. */
export function readTopicOpinionFigures(given: TopicOpinion): number[] {
  const [praise, neutral, complaint] = given.scores;
  const isOpinion = OPINIONS.map((each) => Number(each === given.opinion));
  const [isPraise = 0, isMixed = 0, isBlame = 0] = isOpinion;
  const whole = given.grade === null ? 0 : Math.min(5, Math.max(1, Math.round(given.grade)));
  const own = Math.tanh((given.weight ?? 0) / 2);
  const isPraised = Number(own > 0);
  const isBlamed = Number(own < 0);
  const isOneOfMany = Number(given.topics > 1);
  const contrast = Number(given.hasContrast);
  return [
    1,
    ...isOpinion,
    ...[1, 2, 3, 4, 5].map((value) => Number(value === whole)),
    clamp(praise - complaint) / 3,
    clamp(neutral - Math.max(praise, complaint)) / 3,
    own,
    Number(given.weight !== null),
    isPraised,
    isBlamed,
    own * isMixed,
    own * isOneOfMany,
    isPraised * isBlame,
    isBlamed * isPraise,
    isOneOfMany * isMixed,
    contrast,
    contrast * own,
    contrast * isPraised,
    contrast * isBlamed,
    contrast * isPraised * Number(whole === 3),
    contrast * isBlamed * isPraise,
  ];
}

export function hasContrast({ roles }: MeasuredSentiment): boolean {
  return [...roles.values()].some((found) => found.has('contrast'));
}

export function readTopicOpinion(given: TopicOpinion): Opinion {
  return bestOpinion(weighFigures(readTopicOpinionFigures(given), TOPIC_WEIGHTS));
}

export function bestOpinion(scores: OpinionScores): Opinion {
  const best = scores.indexOf(Math.max(...scores));
  return OPINIONS[best] ?? 'NE';
}

export function weighFigures(
  figures: readonly number[],
  weights: readonly (readonly number[])[],
): OpinionScores {
  const [praise = 0, neutral = 0, complaint = 0] = weights.map((own) => {
    let sum = 0;
    for (let at = 0; at < figures.length; at += 1) sum += (figures[at] ?? 0) * (own[at] ?? 0);
    return sum / FIGURE_UNIT;
  });
  return [praise, neutral, complaint];
}

export function clamp(value: number): number {
  return Math.min(6, Math.max(-6, value));
}
