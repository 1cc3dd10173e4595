import { REVIEW_TOPICS, type ReviewTopic } from '#modules/communication/contract/reviews/review.ts';
import {
  type AnalysedLanguage,
  cacheByLanguage,
  isAnalysed,
  type ReadLanguage,
  wordForms,
  wordListsFor,
} from './language-lists.ts';
import type { MeasuredSentiment, SentimentHit } from './measure-sentiment.ts';
import type { TokenizedText } from './tokenize.ts';
import { TOPIC_SITUATIONS } from './topic-lexicon/situations.data.ts';
import { WordMatcher } from './word-matcher.ts';

/** A custom topic of the brand and its words by language. */
export interface OwnTopic {
  topic: string;
  words: Partial<Record<string, readonly string[]>>;
}
export interface WordRange {
  from: number;
  to: number;
  text: string;
  /** Lower case without accents, to count the same word across comments. */
  word: string;
}
export interface TopicMention {
  topic: string;
  at: number;
  length: number;
}
export interface TopicCandidate extends TopicMention {
  topic: ReviewTopic | 'customer-service';
  /** A situation only counts together with learned weights. */
  kind: 'named' | 'implied' | 'weak' | 'situation';
}
type Payload =
  | { topic: ReviewTopic | 'customer-service'; kind: TopicCandidate['kind'] }
  | { ignored: true };

/** Maximum mentions of a topic that are evaluated; keeps the time linear in comments that repeat a word. */
const MENTIONS_READ = 20;
/** Maximum hits per span that are evaluated for a topic, for the same reason. */
const HITS_READ = 40;

/** Words that only imply these topics belong to another topic named nearby ("slow delivery"). */
const YIELDING: ReadonlyMap<string, readonly string[]> = new Map([
  ['waiting', ['delivery', 'online-order', 'after-sales', 'customer-service']],
  ['staff', ['delivery', 'advice', 'after-sales', 'online-order']],
  ['advice', ['staff']],
  ['quality', ['packaging', 'delivery', 'staff', 'after-sales']],
  ['cleanliness', ['staff', 'packaging']],
]);

const topicMatcher = cacheByLanguage((language: ReadLanguage) => {
  const { topics, sentiment } = wordListsFor(language);
  const matcher = new WordMatcher<Payload>(wordForms(language));
  for (const topic of REVIEW_TOPICS) {
    const { words, good = '', bad = '', weak = '' } = topics[topic];
    matcher.add(words, { topic, kind: 'named' });
    matcher.add(good, { topic, kind: 'implied' });
    matcher.add(bad, { topic, kind: 'implied' });
    matcher.add(weak, { topic, kind: 'weak' });
  }
  matcher.add(topics.customerService, { topic: 'customer-service', kind: 'named' });
  matcher.add(topics.ignored, { ignored: true });
  matcher.addKnown(sentiment.functionWords);
  matcher.addKnown(sentiment.praise);
  matcher.addKnown(sentiment.complaint);
  return matcher;
});

const situationMatcher = cacheByLanguage((language: AnalysedLanguage) => {
  const matcher = new WordMatcher<Payload>(wordForms(language));
  for (const topic of REVIEW_TOPICS)
    matcher.add(TOPIC_SITUATIONS[language][topic] ?? '', { topic, kind: 'situation' });
  return matcher;
});

const ownMatchers = new WeakMap<readonly OwnTopic[], Map<string, WordMatcher<string>>>();

/** Matches of the word lists: all candidates, and the mentions that remain after stronger ones replace weaker ones. */
export function findTopicCandidates(
  text: TokenizedText,
  language: ReadLanguage,
  measured: MeasuredSentiment,
): { candidates: TopicCandidate[]; mentions: TopicMention[] } {
  const candidates = findCandidates(text, topicMatcher(language));
  const byPart = Map.groupBy(candidates, ({ at }) => measured.parts[at]);
  const partsWithHits = new Set(measured.hits.map(({ at }) => measured.parts[at]));
  const accepted = candidates.filter((candidate) => {
    const part = measured.parts[candidate.at];
    return counts(candidate, byPart.get(part) ?? [], partsWithHits.has(part));
  });
  const aboutDefects = accepted.some(({ topic }) => topic === 'after-sales');
  const mentions = accepted.map(({ at, length, topic }) => {
    const chosen =
      topic === 'customer-service' ? resolveService(at, aboutDefects, measured) : topic;
    return { topic: chosen, at, length };
  });
  const situations = isAnalysed(language) ? findCandidates(text, situationMatcher(language)) : [];
  return { candidates: [...candidates, ...situations], mentions };
}

/**
 * Sum of the sentiment hits for each topic: from its part of the sentence, otherwise the clause, otherwise the whole
 * sentence.
 */
export function topicWeights(
  mentions: readonly TopicMention[],
  { hits, parts, clauses }: MeasuredSentiment,
  { tokens }: TokenizedText,
): Map<string, number | null> {
  const spans = [
    (at: number) => parts[at],
    (at: number) => clauses[at],
    (at: number) => tokens[at]?.sentence,
  ].map((spanOf) => ({
    spanOf,
    hits: Map.groupBy(hits, ({ at }) => spanOf(at)),
    mentions: Map.groupBy(mentions, ({ at }) => spanOf(at)),
  }));
  const weights = new Map<string, number | null>();
  for (const [topic, found] of Map.groupBy(mentions, (mention) => mention.topic)) {
    const used = new Set<SentimentHit>();
    for (const { at } of found.slice(0, MENTIONS_READ))
      for (const [level, span] of spans.entries()) {
        const near = (span.mentions.get(span.spanOf(at)) ?? []).slice(0, MENTIONS_READ);
        const inside = (span.hits.get(span.spanOf(at)) ?? []).slice(0, HITS_READ);
        const mine = inside.filter((hit) => speaksOf(hit, topic, near, level));
        for (const hit of mine) used.add(hit);
        if (mine.length > 0) break;
      }
    const sum = [...used].reduce((total, { weight }) => total + weight, 0);
    weights.set(topic, used.size === 0 ? null : sum);
  }
  return weights;
}

function speaksOf(
  hit: SentimentHit,
  topic: string,
  neighbours: readonly TopicMention[],
  level: number,
): boolean {
  const owners: readonly string[] = hit.owners;
  if (owners.includes(topic)) return true;
  if (owners.some((owner) => neighbours.some((mention) => mention.topic === owner))) return false;
  // A part of a sentence with several topics: each hit belongs to the nearest.
  if (level > 0) return true;
  let nearest = Number.POSITIVE_INFINITY;
  let mine = Number.POSITIVE_INFINITY;
  for (const mention of neighbours) {
    const distance = Math.max(
      mention.at - hit.at - hit.length,
      hit.at - mention.at - mention.length,
    );
    nearest = Math.min(nearest, distance);
    if (mention.topic === topic) mine = Math.min(mine, distance);
  }
  return mine <= nearest;
}

function findCandidates(
  { tokens }: TokenizedText,
  matcher: WordMatcher<Payload>,
): TopicCandidate[] {
  const found: TopicCandidate[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = matcher.matchAt(tokens, at);
    const ignored = match?.payloads.some((payload) => 'ignored' in payload);
    const seen = new Set<string>();
    for (const payload of match?.payloads ?? []) {
      if (ignored || 'ignored' in payload || seen.has(payload.topic)) continue;
      seen.add(payload.topic);
      const length = match?.length ?? 1;
      const kind = payload.kind === 'implied' && length > 1 ? 'named' : payload.kind;
      found.push({ topic: payload.topic, at, length, kind });
    }
    at += match?.length ?? 1;
  }
  return found;
}

function counts(
  candidate: TopicCandidate,
  inPart: readonly TopicCandidate[],
  hasHits: boolean,
): boolean {
  if (candidate.kind === 'named') return true;
  if (candidate.kind === 'weak') return hasHits && inPart.every(({ kind }) => kind === 'weak');
  const stronger = YIELDING.get(candidate.topic) ?? [];
  return !inPart.some(({ kind, topic }) => kind === 'named' && stronger.includes(topic));
}

function resolveService(
  at: number,
  aboutDefects: boolean,
  { hits, clauses }: MeasuredSentiment,
): ReviewTopic {
  if (aboutDefects) return 'after-sales';
  const weight = hits
    .filter((hit) => clauses[hit.at] === clauses[at])
    .reduce((sum, hit) => sum + hit.weight, 0);
  return weight < 0 ? 'after-sales' : 'staff';
}

/** Finds mentions of a brand's custom topics. */
export function findOwnMentions(
  { tokens }: TokenizedText,
  language: ReadLanguage,
  ownTopics: readonly OwnTopic[],
): TopicMention[] {
  if (ownTopics.length === 0) return [];
  const byLanguage = ownMatchers.get(ownTopics) ?? new Map<string, WordMatcher<string>>();
  ownMatchers.set(ownTopics, byLanguage);
  let matcher = byLanguage.get(language);
  if (!matcher) {
    matcher = new WordMatcher<string>();
    // Special characters of the word lists, such as gaps, have no meaning in a brand's words.
    for (const { topic, words } of ownTopics)
      matcher.add(
        (words[language] ?? []).map((word) => word.replaceAll(/[~*#!,]/g, ' ')).join(','),
        topic,
      );
    byLanguage.set(language, matcher);
  }
  const found: TopicMention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const match = matcher.matchAt(tokens, at);
    for (const topic of match?.payloads ?? [])
      found.push({ topic, at, length: match?.length ?? 1 });
  }
  return found;
}
