import type { ReviewRisk } from '#modules/communication/contract/reviews/review.ts';
import { detectLanguage } from './detect-language.ts';
import { findContactDetails, findRisks } from './find-risks.ts';
import { findTopicMentions, type OwnTopic, topicWeights, type WordRange } from './find-topics.ts';
import { type AnalysedLanguage, isAnalysed } from './language-lists.ts';
import { type MeasuredSentiment, measureSentiment } from './measure-sentiment.ts';
import { type TokenizedText, tokenize } from './tokenize.ts';

/** Positive, neutral, negative, blank (a grade without words). */
export type Sentiment = 'PO' | 'NE' | 'NG' | 'BL';

export interface ReviewAnalysis {
  language: AnalysedLanguage | 'other' | null;
  sentiment: Sentiment;
  /** From the words alone, without the grade. */
  sentimentOfWords: Sentiment;
  topics: { topic: string; sentiment: Exclude<Sentiment, 'BL'>; words: WordRange[] }[];
  risks: { risk: ReviewRisk; words: WordRange[] }[];
}

/** From this share of praise or complaint on, a comment is not neutral. */
const CLEAR = 0.25;
/** Words this clear and this many overrule the grade. */
const OVERRULING = 0.75;
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
  const sentimentOfWords = readWords(measured);
  const sentiment = combine(sentimentOfWords, measured, grade, text);
  const ironic = sentiment === 'NG' && sentimentOfWords === 'PO';
  const mentions = known ? findTopicMentions(text, known, measured, ownTopics) : [];
  const weights = topicWeights(mentions, measured, text);
  const prior = grade === null ? 0 : (Math.min(5, Math.max(1, grade)) - 3) * 0.25;
  const topics = [...Map.groupBy(mentions, ({ topic }) => topic)].map(([topic, found]) => {
    const weight = weights.get(topic) ?? null;
    const own = weight === null ? sentiment : label(weight + prior, 0.4);
    const chosen: Exclude<Sentiment, 'BL'> = own === 'BL' ? 'NE' : own;
    return {
      topic,
      sentiment: ironic && chosen === 'PO' ? ('NG' as const) : chosen,
      words: wordRanges(text, found),
    };
  });
  return { language, sentiment, sentimentOfWords, topics, risks };
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

function readWords(measured: MeasuredSentiment): Sentiment {
  const { praise, complaint, neutral } = measured;
  if (praise + complaint === 0) return 'NE';
  if (neutral > 0 && Math.max(praise, complaint) < 3.5 * neutral) return 'NE';
  return label(balance(measured), CLEAR);
}

/** Between -1 (only complaint) and 1 (only praise); few words and "average" pull to the middle. */
function balance({ praise, complaint, neutral }: MeasuredSentiment): number {
  return (praise - complaint) / (praise + complaint + 0.5 + neutral);
}

function label(value: number, limit: number): Exclude<Sentiment, 'BL'> {
  if (value > limit) return 'PO';
  return value < -limit ? 'NG' : 'NE';
}

/** The grade decides, unless the words are clear and say something else. */
function combine(
  words: Sentiment,
  measured: MeasuredSentiment,
  grade: number | null,
  text: TokenizedText,
): Sentiment {
  if (grade === null) return words;
  // The reviewer means the opposite of the grade, unless the words agree with the grade.
  if (measured.contraryGrade && grade <= 2 && measured.praise >= measured.complaint) return 'PO';
  if (measured.contraryGrade && grade >= 4 && measured.complaint > 0) return 'NG';
  const clear = balance(measured);
  if (grade >= 4) {
    if (clear > -OVERRULING || measured.complaint < 3.5) return 'PO';
    return grade >= 5 ? 'NG' : 'NE';
  }
  if (grade <= 2) {
    const praised = clear > OVERRULING && measured.praise >= 4 && !looksIronic(measured, text);
    return praised ? 'PO' : 'NG';
  }
  if (clear > OVERRULING && measured.praise >= 5) return 'PO';
  return clear < -OVERRULING && measured.complaint >= 4 ? 'NG' : 'NE';
}

/** Praise under a bad grade is ironic where marks of irony stand beside it: phrases, quotes, dots, eye-rolling, a clap. */
function looksIronic({ ironic, complaint }: MeasuredSentiment, { text }: TokenizedText): boolean {
  return ironic || complaint > 0 || /["“”«»…🙄👏🤡😏]|\.\.\.|[0-9]/u.test(text);
}

/** Different words only, in the order of the comment. */
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
