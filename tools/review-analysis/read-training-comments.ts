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
  /** Weight in the models that know the grade. */
  gradedWeight: number;
  isWrittenToContradict: boolean;
  text: TokenizedText;
  measured: MeasuredSentiment;
  features: OpinionFeatures;
}

/** The word lists were tuned on these comments, so they tell less about other words and get a lower weight. */
const TUNED_WEIGHT = 0.5;
/**
 * Comments written to contradict their grade: two in three do, eight times as many as among the others. With full weight
 * they would make the models doubt every grade.
 */
const WRITTEN_TO_CONTRADICT = /-[89]\.json$/;
const CONTRADICTING_WEIGHT = 0.3;

/**
 * The comments that the word lists were tuned on and those of bench/reviews/development, never the labelled test set.
 */
export function readTrainingComments(): TrainingComment[] {
  const weights = {
    weight: TUNED_WEIGHT,
    gradedWeight: TUNED_WEIGHT,
    isWrittenToContradict: false,
  };
  const tuned = readDevelopmentComments().map((comment) => ({ comment, ...weights }));
  const written = globSync('bench/reviews/development/*.json')
    .sort()
    .flatMap((path) => {
      const isWrittenToContradict = WRITTEN_TO_CONTRADICT.test(path);
      const gradedWeight = isWrittenToContradict ? CONTRADICTING_WEIGHT : 1;
      const comments: DevelopmentComment[] = JSON.parse(readFileSync(path, 'utf8'));
      return comments.map((comment) => ({
        comment,
        weight: 1,
        gradedWeight,
        isWrittenToContradict,
      }));
    });
  return [...tuned, ...written].flatMap(({ comment, ...own }) => {
    const language = ANALYSED_LANGUAGES.find((known) => known === comment.language);
    if (!language || comment.sentiment === 'BL') return [];
    return [readComment(comment, language, own)];
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
 * The same praise with its stars in words, before it or after it. The development comments mention stars almost only to
 * mock; real praise does so as well.
 */
export function mentionStars(
  { comment, language, weight, gradedWeight, isWrittenToContradict }: TrainingComment,
  at: number,
): TrainingComment {
  const stars = STARS[language];
  const text =
    at % 3 === 2
      ? `${comment.comment} ${stars}.`
      : `${stars}${MARKS[at % MARKS.length] ?? ''}${comment.comment}`;
  const starred = { ...comment, comment: text };
  return readComment(starred, language, { weight, gradedWeight, isWrittenToContradict });
}

function readComment(
  comment: DevelopmentComment,
  language: AnalysedLanguage,
  weights: Pick<TrainingComment, 'weight' | 'gradedWeight' | 'isWrittenToContradict'>,
): TrainingComment {
  const text = tokenize(comment.comment);
  const measured = measureSentiment(text, language);
  const features = readOpinionFeatures(text, measured, language);
  return { comment, language, ...weights, text, measured, features };
}
