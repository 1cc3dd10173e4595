import { readClauseFigures } from './clause-figures.ts';
import { GRADE_CUES } from './grade-cues.data.ts';
import type { ReadLanguage } from './language-lists.ts';
import type { MeasuredSentiment } from './measure-sentiment.ts';
import { cueCounter, type OpinionFeatures } from './opinion-features.ts';
import {
  bestOpinion,
  clamp,
  type Opinion,
  type OpinionScores,
  weighFigures,
} from './opinion-model.ts';
import { GRADE_WEIGHTS } from './opinion-weights/shared.data.ts';
import type { TokenizedText } from './tokenize.ts';

/** A comment with its grade and word-based results. */
export interface GradedComment {
  scores: OpinionScores;
  /** By word of the features: how much more it praises than it blames. */
  tilts: readonly number[];
  grade: number;
  measured: MeasuredSentiment;
  text: TokenizedText;
  features: OpinionFeatures;
  language: ReadLanguage | null;
}

/** A comment with this amount of only praise or only complaint overrides a contradicting grade. */
const OVERRULING = 8;
const SHORT = 6;

/** "Mistake" and "one star" are listed as complaints themselves. */
const COMPLAINT_OF_MISTAKE = 4;
const LONGEST_CORRECTION = 14;
/** Words of the comment have no accents. */
const FIVE = new Set(['5', 'five', 'cinq', 'funf', 'fem', 'cinco', 'cinque']);
const STARS = /^(?:star|etoile|stern|stjern|estrell|stell)/;

const countGradeCues = cueCounter(Object.values(GRADE_CUES));

/** The reviewer's opinion from text and grade. */
export function readGradedOpinion(comment: GradedComment): Opinion {
  const { grade, measured } = comment;
  const { praise, complaint, ironic } = measured;
  if (grade >= 4 && praise === 0 && complaint >= OVERRULING) return 'NG';
  if (grade <= 2 && complaint === 0 && praise >= OVERRULING && !ironic) return 'PO';
  if (grade <= 2 && meantFive(comment)) return 'PO';
  return bestOpinion(weighFigures(readGradeFigures(comment), GRADE_WEIGHTS));
}

/** "One star by mistake, it should be five": a short correction of the grade that blames nothing else. */
function meantFive({ text, measured }: GradedComment): boolean {
  return (
    measured.contraryGrade &&
    text.tokens.length <= LONGEST_CORRECTION &&
    measured.complaint <= COMPLAINT_OF_MISTAKE &&
    text.tokens.some(({ word, clause }, at) => {
      const next = text.tokens[at + 1];
      return FIVE.has(word) && (next?.clause !== clause || STARS.test(next.word));
    })
  );
}

/**
 * Features for the grade, and for the text combined with the grade. The weights are trained on scores of comments that
 * the first model had not seen. Low, middle and high grades have separate weights for all figures of the text, and each
 * grade for those of the clauses: "congratulations" mocks more often under five stars than under three, and praise beside
 * blame is mixed more often under two stars than under one.
 */
export function readGradeFigures(comment: GradedComment): number[] {
  const { scores, grade, measured, text, features, language } = comment;
  const [praise, neutral, complaint] = scores;
  const whole = Math.min(5, Math.max(1, Math.round(grade)));
  const isGrade = [1, 2, 3, 4, 5].map((value) => Number(value === whole));
  const tilt = clamp(praise - complaint);
  const middle = clamp(neutral - Math.max(praise, complaint));
  const marked = Number(measured.ironic || /["“”«»„…🙄👏🤡😏]|\.\.\./u.test(text.text));
  const isShort = Number(text.tokens.length < SHORT);
  const ofText = [
    ...features.figures.slice(1),
    ...countGradeCues(text, language),
    ...readForm(text, measured),
    marked * tilt,
    isShort * tilt,
  ];
  const figures = [
    ...isGrade,
    ...isGrade.map((value) => value * tilt),
    ...isGrade.map((value) => value * middle),
  ];
  const group = whole < 3 ? 0 : whole === 3 ? 1 : 2;
  return [
    ...figures,
    ...inBlock(ofText, group, 3),
    ...inBlock(readClauseFigures(comment), whole - 1, 5),
  ];
}

/** One block for each group of grades; those of the other grades stay zero. */
function inBlock(figures: readonly number[], block: number, blocks: number): number[] {
  const all = new Array<number>(figures.length * blocks).fill(0);
  for (const [at, value] of figures.entries()) all[block * figures.length + at] = value;
  return all;
}

/** Patterns that irony and questions share in all languages. */
function readForm({ text, tokens, questions }: TokenizedText, { hits }: MeasuredSentiment) {
  const sentences = new Set<number>();
  for (const { sentence } of tokens) sentences.add(sentence);
  const isOpening = ({ at }: { at: number }) => (tokens[at]?.sentence ?? 0) === 0;
  const praises = hits.filter(({ weight }) => weight > 0);
  return [
    // Consists only of questions.
    Number([...sentences].every((sentence) => questions.has(sentence))),
    // "Great service: …"
    Number(/\p{L} ?: /u.test(text)),
    // "Great service! …" without further praise.
    Number(sentences.size > 1 && praises.length > 0 && praises.every(isOpening)),
    Number(hits.length === 0 && questions.size === 0),
  ];
}
