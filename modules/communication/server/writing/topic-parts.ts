import type { ReplyMark } from '#modules/communication/contract/reviews/reply.ts';
import { REVIEW_TOPICS, type ReviewTopic } from '#modules/communication/contract/reviews/review.ts';
import type { PhraseSet } from '#modules/communication/server/writing/phrases/phrase-set.ts';
import type {
  AnalysedReview,
  ReplyLength,
  ReplySettings,
  TopicSentiment,
} from '#modules/communication/server/writing/reply-input.ts';
import type { PhraseValues } from '#modules/communication/server/writing/reply-template.ts';

export type ReplyPart = {
  part:
    | 'greeting'
    | 'thanks'
    | 'apology'
    | 'topic'
    | 'general'
    | 'transition'
    | 'fact'
    | 'contact'
    | 'extra'
    | 'closing'
    | 'signature'
    | 'template';
  topic?: string;
  text: string;
};

export type Composition = {
  review: AnalysedReview;
  settings: ReplySettings;
  length: ReplyLength;
  phrases: PhraseSet;
  values: PhraseValues;
  name: string | null;
  signature: string;
  pick: (items: readonly string[]) => string;
};

type Mention = { topic: string; sentiment: TopicSentiment };

/** Up to this number, each topic of a sentiment has its own sentence; further topics share one. */
const OWN_SENTENCES = 2;
const KNOWN_TOPICS: ReadonlySet<string> = new Set(REVIEW_TOPICS);
/** "Your praise for the waiting time" sounds odd, so these topics get their own sentences first. */
const NEVER_PRAISED: ReadonlySet<string> = new Set([
  'waiting',
  'availability',
  'parking',
  'opening-hours',
]);
/** Marks phrases that need praise before them. */
const CONTRAST = '~';
/** Topics for which customers can check the store's products on the website. */
const PRODUCT_TOPICS: ReadonlySet<string> = new Set(['choice', 'availability']);
const HOURS_TOPICS: ReadonlySet<string> = new Set(['opening-hours']);

/**
 * Sentences for the topics of one sentiment: the first topics have their own, the others share one. In a mixed review, regret
 * for the first criticised topic is part of its sentence.
 */
export function topicParts(
  composition: Composition,
  mentions: readonly Mention[],
  isMixed = false,
  followsPraise = false,
): ReplyPart[] {
  const { phrases, pick } = composition;
  const [first] = mentions;
  if (!first) return [];
  if (first.sentiment === 'NE') return [framePart(composition, phrases.about.NE, mentions)];
  const { sentiment } = first;
  const known = mentions
    .filter(({ topic }) => KNOWN_TOPICS.has(topic))
    .sort(
      (one, other) => Number(NEVER_PRAISED.has(other.topic)) - Number(NEVER_PRAISED.has(one.topic)),
    );
  const single = known.slice(0, OWN_SENTENCES);
  const others = mentions.filter((mention) => !single.includes(mention));
  const parts: ReplyPart[] = single.map(({ topic }, at) => {
    const own = phrases.topics[topic as ReviewTopic];
    const mixed = followsPraise
      ? own.mixed
      : own.mixed.filter((text) => !text.startsWith(CONTRAST));
    const text = pick(isMixed && at === 0 ? mixed : own[sentiment]);
    return { part: 'topic', topic, text: text.startsWith(CONTRAST) ? text.slice(1) : text };
  });
  if (isMixed && single.length === 0)
    parts.push({ part: 'transition', text: pick(phrases.turnToComplaint) });
  if (others.length === 0) return parts;
  const frames = single.length > 0 ? phrases.more[sentiment] : phrases.about[sentiment];
  return [...parts, framePart(composition, frames, others)];
}

/** Short, because a reply to a complaint must not sound pleased. */
export function praiseInComplaint(
  composition: Composition,
  praised: readonly Mention[],
): ReplyPart[] {
  const [only] = praised;
  if (!only) return [];
  const { phrases, pick } = composition;
  if (praised.length > 1 || !NEVER_PRAISED.has(only.topic))
    return [framePart(composition, phrases.turnToPraise, praised)];
  // The first two phrases address the customer, the others may be about the store.
  const direct = phrases.topics[only.topic as ReviewTopic].PO.slice(0, 2);
  return [{ part: 'topic', topic: only.topic, text: pick(direct) }];
}

export function framePart(
  composition: Composition,
  frames: readonly string[],
  mentions: readonly Mention[],
): ReplyPart {
  const topics = topicList(composition, mentions);
  return {
    part: 'topic',
    topic: mentions.map(({ topic }) => topic).join(', '),
    text: composition.pick(frames).replace('{topics}', () => topics),
  };
}

function topicList({ phrases, review }: Composition, mentions: readonly Mention[]) {
  const [open, close] = phrases.quotes;
  const names = mentions.map(({ topic }) =>
    KNOWN_TOPICS.has(topic) ? phrases.topics[topic as ReviewTopic].name : open + topic + close,
  );
  return listFormat(review.language).format(names);
}

const LIST_LOCALES: Partial<Record<string, string>> = { en: 'en-GB', no: 'nb' };
const listFormats = new Map<string, Intl.ListFormat>();
function listFormat(language: string) {
  const known =
    listFormats.get(language) ?? new Intl.ListFormat(LIST_LOCALES[language] ?? language);
  listFormats.set(language, known);
  return known;
}

/** Inserts each fact after the sentence of its topic. */
export function addFacts(
  { review, phrases, values, pick, length }: Composition,
  parts: ReplyPart[],
) {
  const add = (topics: ReadonlySet<string>, texts: readonly string[]) => {
    const criticised = review.topics
      .filter(({ topic, sentiment }) => topics.has(topic) && sentiment !== 'PO')
      .map(({ topic }) => topic);
    if (criticised.length === 0) return;
    const at = parts.findLastIndex(({ topic = '' }) =>
      topic.split(', ').some((name) => criticised.includes(name)),
    );
    parts.splice(at + 1, 0, { part: 'fact', text: pick(texts) });
  };
  if (values.has('hours')) add(HOURS_TOPICS, phrases.facts.hours);
  if (values.has('product') && length !== 'short' && review.sentiment !== 'NG')
    add(PRODUCT_TOPICS, phrases.facts.product);
}

/**
 * Positions of the answered topics and stated facts in a reply. Only texts of the embedded writer have marks, and only
 * if all parts occur in order.
 */
export function replyMarks(text: string, parts: readonly ReplyPart[]): ReplyMark[] {
  const marks: ReplyMark[] = [];
  let done = 0;
  for (const { part, topic = '', text: sentence } of parts) {
    // After a German greeting, the text starts in lower case.
    const rest = sentence.slice(1);
    const at = text.indexOf(rest, done + 1) - 1;
    if (rest === '' || at < done) return [];
    done = at + sentence.length;
    if (part === 'topic' || part === 'fact')
      marks.push({
        at,
        length: sentence.length,
        kind: part,
        topics: topic === '' ? [] : topic.split(', '),
      });
  }
  return marks;
}
