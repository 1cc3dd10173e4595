import { globSync, readFileSync } from 'node:fs';
import {
  ANALYSED_LANGUAGES,
  type AnalysedLanguage,
} from '#modules/communication/server/analysis/language-lists.ts';
import {
  type MeasuredSentiment,
  measureSentiment,
} from '#modules/communication/server/analysis/measure-sentiment.ts';
import {
  type OpinionFeatures,
  readOpinionFeatures,
} from '#modules/communication/server/analysis/opinion-features.ts';
import {
  type DevelopmentComment,
  readDevelopmentComments,
} from '#modules/communication/server/analysis/testing/read-development-comments.ts';
import { type TokenizedText, tokenize } from '#modules/communication/server/analysis/tokenize.ts';

export interface TrainingComment {
  comment: DevelopmentComment;
  language: AnalysedLanguage;
  weight: number;
  text: TokenizedText;
  measured: MeasuredSentiment;
  features: OpinionFeatures;
}

/** The word lists were tuned on these comments, so they tell less about other words and get a lower weight. */
const TUNED_WEIGHT = 0.5;

/**
 * The comments that the word lists were tuned on and those of bench/reviews/development, never the labelled test set.
 */
export function readTrainingComments(): TrainingComment[] {
  const tuned = readDevelopmentComments().map((comment) => ({ comment, weight: TUNED_WEIGHT }));
  const written = globSync('bench/reviews/development/*.json')
    .sort()
    .flatMap((path): DevelopmentComment[] => JSON.parse(readFileSync(path, 'utf8')))
    .map((comment) => ({ comment, weight: 1 }));
  return [...tuned, ...written].flatMap(({ comment, weight }) => {
    const language = ANALYSED_LANGUAGES.find((known) => known === comment.language);
    if (!language || comment.sentiment === 'BL') return [];
    return [readComment(comment, language, weight)];
  });
}

const STARS: Readonly<Record<AnalysedLanguage, string>> = {
  en: 'Five stars',
  fr: 'Cinq étoiles',
  de: 'Fünf Sterne',
  no: 'Fem stjerner',
  es: 'Cinco estrellas',
  it: 'Cinque stelle',
};
const MARKS = ['! ', ', ', ': ', '. '];

/**
 * The same praise with its stars in words. The development comments mention stars almost only to mock; real praise does
 * so as well.
 */
export function mentionStars(
  { comment, language, weight }: TrainingComment,
  at: number,
): TrainingComment {
  const mention = STARS[language] + (MARKS[at % MARKS.length] ?? '');
  return readComment({ ...comment, comment: mention + comment.comment }, language, weight);
}

function readComment(
  comment: DevelopmentComment,
  language: AnalysedLanguage,
  weight: number,
): TrainingComment {
  const text = tokenize(comment.comment);
  const measured = measureSentiment(text, language);
  const features = readOpinionFeatures(text, measured, language);
  return { comment, language, weight, text, measured, features };
}
