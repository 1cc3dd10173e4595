import type { ReviewRisk } from '#modules/communication/contract/reviews/review.ts';
import { detectLanguage } from './detect-language.ts';
import { findContactDetails, findRisks } from './find-risks.ts';
import {
  findOwnMentions,
  findTopicCandidates,
  type OwnTopic,
  type TopicMention,
  topicWeights,
  type WordRange,
} from './find-topics.ts';
import { readGradedOpinion } from './graded-opinion.ts';
import { type AnalysedLanguage, isAnalysed, type ReadLanguage } from './language-lists.ts';
import { type MeasuredSentiment, measureSentiment } from './measure-sentiment.ts';
import { type OpinionFeatures, readOpinionFeatures } from './opinion-features.ts';
import { bestOpinion, hasContrast, readTopicOpinion, scoreOpinions } from './opinion-model.ts';
import { type TokenizedText, tokenize } from './tokenize.ts';
import { chooseTopics } from './topic-model.ts';

/** Positive, neutral, negative, or blank (a rating without a comment). */
export type Sentiment = 'PO' | 'NE' | 'NG' | 'BL';

export interface ReviewAnalysis {
  language: AnalysedLanguage | 'other' | null;
  sentiment: Sentiment;
  /** Sentiment of the text alone, without the grade. */
  sentimentOfWords: Sentiment;
  topics: { topic: string; sentiment: Exclude<Sentiment, 'BL'>; words: WordRange[] }[];
  risks: { risk: ReviewRisk; words: WordRange[] }[];
}

const WORDS_PER_TOPIC = 5;

/** Language, sentiment, topics and risks of a review. Only the first 10,000 characters of the comment are read. */
export function analyzeReview({
  comment,
  grade,
  ownTopics = [],
}: {
  comment: string;
  grade: number | null;
  ownTopics?: readonly OwnTopic[];
}): ReviewAnalysis {
  const text = tokenize(comment);
  const detected = detectLanguage(text);
  const known = detected === 'other' ? null : detected;
  const language: ReviewAnalysis['language'] =
    known === null ? (detected as 'other' | null) : isAnalysed(known) ? known : 'other';
  const measured = measureSentiment(text, known);
  const risks = listRisks(text, [
    ...(known && isAnalysed(known) ? findRisks(text, known, measured) : []),
    ...findContactDetails(text),
  ]);
  if (language === null && measured.hits.length === 0)
    return { language, sentiment: 'BL', sentimentOfWords: 'BL', topics: [], risks };
  // In a language without word lists, only emoji carry sentiment.
  if (known === null && measured.hits.length === 0)
    return {
      language,
      sentiment: grade === null ? 'NE' : label(grade - 3, 0.5),
      sentimentOfWords: 'NE',
      topics: [],
      risks,
    };
  const features = readOpinionFeatures(text, measured, known);
  const { scores, tilts } = scoreOpinions(features, known);
  const sentimentOfWords = bestOpinion(scores);
  const sentiment =
    grade === null
      ? sentimentOfWords
      : readGradedOpinion({ scores, tilts, grade, measured, text, features, language: known });
  const mentions = known ? listMentions(text, known, measured, features, ownTopics) : [];
  const weights = topicWeights(mentions, measured, text);
  const isContrasted = hasContrast(measured);
  const topics = [...Map.groupBy(mentions, ({ topic }) => topic)].map(([topic, found], _, all) => ({
    topic,
    sentiment: readTopicOpinion({
      ...{ scores, grade, opinion: sentiment, topics: all.length, hasContrast: isContrasted },
      weight: weights.get(topic) ?? null,
    }),
    words: wordRanges(text, found),
  }));
  return { language, sentiment, sentimentOfWords, topics, risks };
}

function listMentions(
  text: TokenizedText,
  language: ReadLanguage,
  measured: MeasuredSentiment,
  features: OpinionFeatures,
  ownTopics: readonly OwnTopic[],
): TopicMention[] {
  const found = findTopicCandidates(text, language, measured);
  const chosen = isAnalysed(language)
    ? chooseTopics(text, language, found, features, measured)
    : found.mentions;
  return [...chosen, ...findOwnMentions(text, language, ownTopics)];
}

function listRisks(
  text: TokenizedText,
  mentions: readonly { risk: ReviewRisk; at: number; length: number }[],
): ReviewAnalysis['risks'] {
  return [...Map.groupBy(mentions, ({ risk }) => risk)].map(([risk, found]) => ({
    risk,
    words: wordRanges(text, found),
  }));
}

function label(value: number, limit: number): Exclude<Sentiment, 'BL'> {
  if (value > limit) return 'PO';
  return value < -limit ? 'NG' : 'NE';
}

/** Unique words, in the order of the comment. */
function wordRanges(
  { text, tokens }: TokenizedText,
  found: readonly { at: number; length: number }[],
): WordRange[] {
  const ranges = new Map<string, WordRange>();
  for (const { at, length } of found) {
    if (ranges.size === WORDS_PER_TOPIC) break;
    const covered = tokens.slice(at, at + length);
    const from = covered[0]?.from ?? 0;
    const to = covered.at(-1)?.to ?? from;
    const word = covered.map((token) => token.word).join(' ');
    if (!ranges.has(word)) ranges.set(word, { from, to, text: text.slice(from, to), word });
  }
  return [...ranges.values()];
}
