import { fitPhrase, withTypography } from '#modules/communication/server/writing/fit-phrase.ts';
import type {
  AnalysedReview,
  TopicSentiment,
} from '#modules/communication/server/writing/reply-input.ts';
import {
  callsHelp,
  filterContactPhrases,
  filterVisitPhrases,
  suitableGreetings,
} from '#modules/communication/server/writing/suitable-phrases.ts';
import {
  addFacts,
  type Composition,
  praiseInComplaint,
  type ReplyPart,
  topicParts,
} from '#modules/communication/server/writing/topic-parts.ts';

/** One variant of a reply, as a list of parts in reading order. */
export function composeReply(composition: Composition): ReplyPart[] {
  const { review, settings, phrases, pick, name } = composition;
  const greetings = name === null ? phrases.greeting.plain : phrases.greeting.named;
  const body = review.sentiment === 'BL' ? blankBody(composition) : writtenBody(composition);
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
