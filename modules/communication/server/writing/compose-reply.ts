import { isQuestion, questionBody } from '#modules/communication/server/writing/question-reply.ts';
import type {
  AnalysedReview,
  ReplyLanguage,
  TopicSentiment,
} from '#modules/communication/server/writing/reply-input.ts';
import { fitPhrase, withTypography } from '#modules/communication/server/writing/reply-template.ts';
import {
  addFacts,
  type Composition,
  praiseInComplaint,
  type ReplyPart,
  topicParts,
} from '#modules/communication/server/writing/topic-parts.ts';

/** Topics that imply a visit to the store. */
const STORE_TOPICS: ReadonlySet<string> = new Set([
  'staff',
  'advice',
  'choice',
  'waiting',
  'opening-hours',
  'cleanliness',
  'parking',
  'availability',
]);

/** Complaints that a call to the customer does not solve. */
const BEYOND_CALLS: ReadonlySet<string> = new Set([
  'choice',
  'waiting',
  'opening-hours',
  'cleanliness',
  'parking',
  'availability',
]);

const VISITS: Record<ReplyLanguage, RegExp> = {
  en: /\bvisit/u,
  fr: /\bvisite/u,
  de: /besuch/iu,
  no: /besøk/u,
  es: /\bvisita/u,
  it: /\bvisita/u,
};

const SOLUTIONS: Record<ReplyLanguage, RegExp> = {
  en: /solution|sort this out|can help/u,
  fr: /solution|régler|aider/u,
  de: /Lösung|klären|weiterhilft/u,
  no: /løsning|ordne opp|kan hjelpe/u,
  es: /solución|resolver|ayudar/u,
  it: /soluzione|chiarire|aiutar/u,
};

const EXCITED = /!$/u;

/** Filtered lists are cached, because variants are composed often. */
const filtered = new WeakMap<readonly string[], Map<RegExp, readonly string[]>>();

/** One variant of a reply, as a list of parts in reading order. */
export function composeReply(composition: Composition): ReplyPart[] {
  const { review, settings, phrases, pick, name } = composition;
  const greetings = name === null ? phrases.greeting.plain : phrases.greeting.named;
  const body = isQuestion(review)
    ? questionBody(composition)
    : hasOnlyStars(review)
      ? blankBody(composition)
      : writtenBody(composition);
  const parts: ReplyPart[] = [
    { part: 'greeting', text: pick(suitableGreetings(greetings[settings.tone], review)) },
    ...body,
    { part: 'signature', text: composition.signature },
  ];
  return parts
    .filter(({ text }) => text !== '')
    .map((part) => ({ ...part, text: fitted(composition, part) }));
}

/**
 * The greeting and the signature are on separate lines. In German, the text after the greeting starts in lower case.
 */
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

/** A comment without an opinion, such as "opposite the station": with four or five stars, the stars are the opinion. */
function hasOnlyStars({ sentiment, topics, grade }: Reviewed): boolean {
  return sentiment === 'BL' || (sentiment === 'NE' && topics.length === 0 && grade >= 4);
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
    parts.push({ part: 'apology', text: pick(filterVisitPhrases(phrases.apology[tone], review)) });
    parts.push(...topicParts(composition, criticised), ...topicParts(composition, neutral));
    parts.push(...praiseInComplaint(composition, praised));
  } else {
    parts.push({
      part: 'thanks',
      text: pick(filterVisitPhrases(phrases.thanks[overall === 'PO' ? 'PO' : 'NE'][tone], review)),
    });
    parts.push(...topicParts(composition, praised), ...topicParts(composition, neutral));
    parts.push(...topicParts(composition, criticised, isMixed, praised.length > 0));
  }
  if (review.topics.length === 0 && (length !== 'short' || isComplaint))
    parts.push({
      part: 'general',
      text: pick(filterVisitPhrases(phrases.general[overall], review)),
    });
  addFacts(composition, parts);
  if (length === 'long') parts.push({ part: 'extra', text: pick(phrases.extra[overall]) });
  if (isComplaint || (isMixed && review.grade <= 3 && callsHelp(review)))
    parts.push(contactPart(composition));
  if (length !== 'short' || overall === 'PO' || isMixed) {
    const closings = phrases.closing[overall][tone];
    parts.push({
      part: 'closing',
      text: pick(overall === 'PO' ? closings : filterVisitPhrases(closings, review)),
    });
  }
  return parts;
}

/** The most direct way that the location offers, so that a complaint can be continued in private. */
function contactPart({ review, phrases, values, pick }: Composition): ReplyPart {
  const way = (['form', 'phone', 'email'] as const).find((name) => values.has(name)) ?? 'none';
  return { part: 'contact', text: pick(filterContactPhrases(phrases.contact[way], review)) };
}

type Reviewed = Pick<AnalysedReview, 'language' | 'topics' | 'sentiment' | 'grade'>;

/** Complaints get a greeting without an exclamation mark if the language has one. */
function suitableGreetings(greetings: readonly string[], review: Reviewed) {
  const isCalm = review.sentiment === 'NG' || review.grade <= 2;
  return isCalm ? without(greetings, EXCITED) : greetings;
}

/** Mentions a visit only if the review has a store topic. A failed delivery, for example, involves no visit. */
function filterVisitPhrases(phrases: readonly string[], { language, topics }: Reviewed) {
  const wasThere = topics.some(({ topic }) => STORE_TOPICS.has(topic));
  return wasThere ? phrases : without(phrases, VISITS[language]);
}

/** Omits phrases that offer a solution if the complaint cannot be solved by a call, such as a full car park. */
function filterContactPhrases(phrases: readonly string[], { language, topics }: Reviewed) {
  return complaintsIn(topics, (topic) => BEYOND_CALLS.has(topic))
    ? without(phrases, SOLUTIONS[language])
    : phrases;
}

/** Whether a reply to a mixed review should suggest a call. */
function callsHelp({ topics }: Reviewed): boolean {
  return !complaintsIn(topics, (topic) => BEYOND_CALLS.has(topic) || topic === 'price');
}

function complaintsIn(topics: Reviewed['topics'], fits: (topic: string) => boolean): boolean {
  const complaints = topics.filter(({ sentiment }) => sentiment === 'NG');
  return complaints.length > 0 && complaints.every(({ topic }) => fits(topic));
}

function without(phrases: readonly string[], unwanted: RegExp): readonly string[] {
  const known = filtered.get(phrases) ?? new Map<RegExp, readonly string[]>();
  filtered.set(phrases, known);
  let allowedPhrases = known.get(unwanted);
  if (!allowedPhrases) {
    allowedPhrases = phrases.filter((phrase) => !unwanted.test(phrase));
    if (allowedPhrases.length === 0) allowedPhrases = phrases;
    known.set(unwanted, allowedPhrases);
  }
  return allowedPhrases;
}
