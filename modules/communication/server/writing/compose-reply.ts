import { REVIEW_TOPICS, type ReviewTopic } from '#modules/communication/contract/review-topics.ts';
import {
  fitPhrase,
  type PhraseValues,
  withTypography,
} from '#modules/communication/server/writing/fit-phrase.ts';
import type { PhraseSet } from '#modules/communication/server/writing/phrases/phrase-set.ts';
import type {
  AnalysedReview,
  ReplyLength,
  ReplySettings,
  TopicSentiment,
} from '#modules/communication/server/writing/reply-input.ts';

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

/** Each topic of one sentiment up to this number has a sentence; the further ones share one. */
const OWN_SENTENCES = 2;
const KNOWN_TOPICS: ReadonlySet<string> = new Set(REVIEW_TOPICS);
/** "Your praise for the waiting time" sounds odd, so these topics get sentences of their own first. */
const NEVER_PRAISED: ReadonlySet<string> = new Set([
  'waiting',
  'availability',
  'parking',
  'opening-hours',
]);
/** Marks phrases that need praise before them. */
const CONTRAST = '~';
/** Topics where the customer can look up on the website what the store has. */
const PRODUCT_TOPICS: ReadonlySet<string> = new Set(['choice', 'availability']);

/** One variant of a reply, as a list of parts in reading order. */
export function composeReply(composition: Composition): ReplyPart[] {
  const { review, settings, phrases, pick, name } = composition;
  const greetings = name === null ? phrases.greeting.plain : phrases.greeting.named;
  const body = review.sentiment === 'BL' ? blankBody(composition) : writtenBody(composition);
  const parts: ReplyPart[] = [
    { part: 'greeting', text: pick(greetings[settings.tone]) },
    ...body,
    { part: 'signature', text: composition.signature },
  ];
  return parts
    .filter(({ text }) => text !== '')
    .map((part) => ({ ...part, text: fitted(composition, part) }));
}

/** The greeting and the signature have a line of their own. German goes on in lower case after the greeting. */
export function joinParts(parts: readonly ReplyPart[], language: AnalysedReview['language']) {
  let text = '';
  for (const [at, { part, text: next }] of parts.entries()) {
    const before = parts[at - 1];
    if (!before) text = next;
    else if (before.part === 'greeting')
      text += `\n${language === 'de' ? next.charAt(0).toLowerCase() + next.slice(1) : next}`;
    else text += part === 'signature' ? `\n${next}` : ` ${next}`;
  }
  return text;
}

function fitted({ review, settings, values }: Composition, { part, text }: ReplyPart) {
  if (part === 'signature') return text;
  return withTypography(fitPhrase(text, settings.address, values), review.language);
}

function blankBody(composition: Composition): ReplyPart[] {
  const { review, phrases, settings, pick, length } = composition;
  const { grade } = review;
  const parts: ReplyPart[] = [
    {
      part: grade <= 2 ? 'apology' : 'thanks',
      text: pick(phrases.blank[grade <= 2 ? 'low' : (grade as 3 | 4 | 5)]),
    },
  ];
  const overall = grade <= 2 ? 'NG' : grade === 3 ? 'NE' : 'PO';
  if (grade <= 2) parts.push(contactPart(composition));
  if (grade > 2 || length !== 'short')
    parts.push({ part: 'closing', text: pick(phrases.closing[overall][settings.tone]) });
  return parts;
}

function writtenBody(composition: Composition): ReplyPart[] {
  const { review, settings, phrases, pick, length } = composition;
  const { tone } = settings;
  const of = (sentiment: TopicSentiment) =>
    review.topics.filter((mention) => mention.sentiment === sentiment);
  const [praised, neutral, criticised] = [of('PO'), of('NE'), of('NG')];
  const isComplaint = review.sentiment === 'NG';
  const isMixed = criticised.length > 0 && !isComplaint;
  const overall = isComplaint ? 'NG' : isMixed || review.sentiment === 'NE' ? 'NE' : 'PO';
  const parts: ReplyPart[] = [];
  if (isComplaint) {
    parts.push({ part: 'apology', text: pick(phrases.apology[tone]) });
    parts.push(...topicParts(composition, criticised), ...topicParts(composition, neutral));
    parts.push(...praiseInComplaint(composition, praised));
  } else {
    parts.push({
      part: 'thanks',
      text: pick(phrases.thanks[overall === 'PO' ? 'PO' : 'NE'][tone]),
    });
    parts.push(...topicParts(composition, praised), ...topicParts(composition, neutral));
    parts.push(...topicParts(composition, criticised, isMixed, praised.length > 0));
  }
  if (review.topics.length === 0 && (length !== 'short' || isComplaint))
    parts.push({ part: 'general', text: pick(phrases.general[overall]) });
  parts.push(...factParts(composition));
  if (length === 'long') parts.push({ part: 'extra', text: pick(phrases.extra[overall]) });
  if (isComplaint || (isMixed && review.grade <= 3)) parts.push(contactPart(composition));
  if (length !== 'short' || overall === 'PO' || isMixed)
    parts.push({ part: 'closing', text: pick(phrases.closing[overall][tone]) });
  return parts;
}

/**
 * The topics of one sentiment: the first have sentences of their own, the others share one. In a mixed review the first
 * criticised topic is regretted in its sentence.
 */
function topicParts(
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

/** Short, because a complaint is no place to be pleased. */
function praiseInComplaint(composition: Composition, praised: readonly Mention[]): ReplyPart[] {
  const [only] = praised;
  if (!only) return [];
  const { phrases, pick } = composition;
  if (praised.length > 1 || !NEVER_PRAISED.has(only.topic))
    return [framePart(composition, phrases.turnToPraise, praised)];
  // The first two are about the customer, the others may be about the store.
  const direct = phrases.topics[only.topic as ReviewTopic].PO.slice(0, 2);
  return [{ part: 'topic', topic: only.topic, text: pick(direct) }];
}

function framePart(
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

function factParts({ review, phrases, values, pick, length }: Composition): ReplyPart[] {
  const parts: ReplyPart[] = [];
  const has = (topics: ReadonlySet<string>, sentiments: string) =>
    review.topics.some(
      ({ topic, sentiment }) => topics.has(topic) && sentiments.includes(sentiment),
    );
  if (values.has('hours') && has(new Set(['opening-hours']), 'NG NE'))
    parts.push({ part: 'fact', topic: 'opening-hours', text: pick(phrases.facts.hours) });
  if (
    values.has('product') &&
    length !== 'short' &&
    review.sentiment !== 'NG' &&
    has(PRODUCT_TOPICS, 'NG NE')
  )
    parts.push({ part: 'fact', text: pick(phrases.facts.product) });
  return parts;
}

/** The most direct way that the location offers, so that a complaint can be continued in private. */
function contactPart({ phrases, values, pick }: Composition): ReplyPart {
  const way = (['form', 'phone', 'email'] as const).find((name) => values.has(name)) ?? 'none';
  return { part: 'contact', text: pick(phrases.contact[way]) };
}
