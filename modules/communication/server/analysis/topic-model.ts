import { REVIEW_TOPICS, type ReviewTopic } from '#modules/communication/contract/reviews/review.ts';
import type { TopicCandidate, TopicMention } from './find-topics.ts';
import { type AnalysedLanguage, cacheByLanguage } from './language-lists.ts';
import type { MeasuredSentiment } from './measure-sentiment.ts';
import { CUE_COUNT, type OpinionFeatures } from './opinion-features.ts';
import { FIGURE_UNIT, WORD_UNIT } from './opinion-model.ts';
import type { TokenizedText } from './tokenize.ts';
import { de } from './topic-weights/de.data.ts';
import { en } from './topic-weights/en.data.ts';
import { es } from './topic-weights/es.data.ts';
import { fr } from './topic-weights/fr.data.ts';
import { it } from './topic-weights/it.data.ts';
import { no } from './topic-weights/no.data.ts';
import { NAMED_FROM, TOPIC_FIGURE_WEIGHTS } from './topic-weights/shared.data.ts';
import { WordWeights } from './word-weights.ts';

const WEIGHTS: Readonly<Record<AnalysedLanguage, string>> = { en, fr, de, no, es, it };

interface FoundTopics {
  candidates: readonly TopicCandidate[];
  mentions: readonly TopicMention[];
}

/** Weight of a word for or against each topic, by index in REVIEW_TOPICS. */
const wordWeights = cacheByLanguage(
  (language: AnalysedLanguage) => new WordWeights(WEIGHTS[language]),
);

/** Selects the mentioned topics from word lists and learned weights. */
export function chooseTopics(
  text: TokenizedText,
  language: AnalysedLanguage,
  found: FoundTopics,
  features: OpinionFeatures,
  measured: MeasuredSentiment,
): TopicMention[] {
  const weights = wordWeights(language);
  const sums = REVIEW_TOPICS.map(() => 0);
  for (const word of features.words) weights.addTo(sums, word);
  const scale = 1 / Math.sqrt(Math.max(1, features.words.length));
  return REVIEW_TOPICS.flatMap((topic, place) => {
    const figures = readTopicFigures(topic, text, found, features, measured);
    const own = TOPIC_FIGURE_WEIGHTS[place] ?? [];
    const score =
      scale * ((sums[place] ?? 0) / WORD_UNIT) +
      figures.reduce((sum, value, at) => sum + (value * (own[at] ?? 0)) / FIGURE_UNIT, 0);
    if (score < NAMED_FROM) return [];
    const mentions = found.mentions.filter((mention) => mention.topic === topic);
    if (mentions.length > 0) return mentions;
    const weaker = found.candidates.filter((candidate) => candidate.topic === topic);
    if (weaker.length > 0) return weaker.map(({ at, length }) => ({ topic, at, length }));
    const at = strongestWord(text, place, weights);
    return at === null ? [] : [{ topic, at, length: 1 }];
  });
}

/** Features of one topic: matches of the word lists, and the other topics of the comment. */
export function readTopicFigures(
  topic: ReviewTopic,
  { tokens, questions }: TokenizedText,
  { candidates, mentions }: FoundTopics,
  { figures }: OpinionFeatures,
  { hits, parts }: MeasuredSentiment,
): number[] {
  const own = candidates.filter((candidate) => candidate.topic === topic);
  const topicMentions = mentions.filter((mention) => mention.topic === topic);
  const count = (kind: TopicCandidate['kind']) =>
    Math.log1p(own.filter((candidate) => candidate.kind === kind).length);
  const judged = new Set(hits.map(({ at }) => parts[at]));
  const topics = new Set(mentions.map((mention) => mention.topic));
  return [
    1,
    count('named'),
    count('implied'),
    count('weak'),
    count('situation'),
    Number(topicMentions.length === 0 && own.length > 0),
    Number(topicMentions.length > 0),
    Number(topicMentions.length > 1),
    Number(topicMentions.some(({ length }) => length > 1)),
    Number(topicMentions.some(({ at }) => judged.has(parts[at]))),
    Number(hits.some(({ owners }) => owners.includes(topic))),
    Number(topicMentions.some(({ at }) => at === 0)),
    Math.log1p(tokens.length) / 3,
    Number(questions.size > 0),
    Number(topics.size === 0),
    ...REVIEW_TOPICS.map((other) => Number(other !== topic && topics.has(other))),
    ...figures.slice(1, 3),
    ...figures.slice(-CUE_COUNT),
  ];
}

/** The word with the highest weight for a topic that no word list matches. */
function strongestWord(
  { tokens }: TokenizedText,
  place: number,
  weights: WordWeights,
): number | null {
  let best: number | null = null;
  let highest = 0;
  for (const [at, { word }] of tokens.entries()) {
    const own = REVIEW_TOPICS.map(() => 0);
    weights.addTo(own, weights.has(word) ? word : `${word.slice(0, 5)}*`);
    const weight = own[place] ?? 0;
    if (weight > highest) [best, highest] = [at, weight];
  }
  return best;
}
