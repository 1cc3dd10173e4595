import type { ReplyReason } from '#modules/communication/contract/replies/reply-texts.ts';
import { REVIEW_TOPICS, type ReviewTopic } from '#modules/communication/contract/reviews/review.ts';
import {
  PROMISE_STEMS,
  REGRET_STEMS,
  THANKS_STEMS,
  TOPIC_STEMS,
} from '#modules/communication/server/writing/check-terms.ts';
import { givenName, plainLetters } from '#modules/communication/server/writing/given-name.ts';
import {
  contactData,
  containsForbiddenWord,
  detectLanguageByFunctionWords,
  factTexts,
  findStem,
  namesIn,
  unknownFacts,
} from '#modules/communication/server/writing/reply-checks.ts';
import {
  type AnalysedReview,
  type LocationFacts,
  type ReplyLanguage,
  type ReplySettings,
  replyLimit,
  withContactForm,
} from '#modules/communication/server/writing/reply-input.ts';
import { similarityWith } from '#modules/communication/server/writing/similarity.ts';
import { replySignature } from '#modules/communication/server/writing/write-reply.ts';

/** Above this shingle overlap with a recent reply, a reply counts as a copy. */
const TOO_SIMILAR = 0.5;

const WEIGHTS = {
  language: 20,
  topics: 20,
  names: 10,
  facts: 10,
  forbiddenWords: 10,
  promises: 10,
  personalData: 15,
  length: 10,
  similarity: 20,
  tone: 20,
} as const;
export type CheckName = keyof typeof WEIGHTS;

export type ReplyCheck = {
  check: CheckName;
  passed: boolean;
  weight: number;
  /** The part of the weight that counts, 0 to 1. */
  share: number;
  reason: ReplyReason;
};
export type ReplyEvaluation = { score: number; checks: ReplyCheck[] };
export type DetectLanguage = (text: string) => ReplyLanguage | null;

/** Scores a reply by any writer and returns the reason of each check. */
export function evaluateReply(
  reply: string,
  review: AnalysedReview,
  settings: ReplySettings,
  facts: LocationFacts,
  recent: readonly string[],
  detectLanguage: DetectLanguage = detectLanguageByFunctionWords,
): ReplyEvaluation {
  const { language } = review;
  const signature = replySignature(language, settings, facts);
  const body = reply.endsWith(signature) ? reply.slice(0, -signature.length) : reply;
  const known = factTexts(withContactForm(facts, settings), signature);
  const ownTopics = review.topics.map(({ topic }) => topic).filter((topic) => !isKnown(topic));
  const plainBody = [facts.shop, facts.brand, ...ownTopics].reduce(without, body);
  const checks: ReplyCheck[] = [];
  const add = (
    check: CheckName,
    passed: boolean,
    params: ReplyReason['params'] = {},
    fault = 'failed',
    share = passed ? 1 : 0,
  ) =>
    checks.push({
      check,
      passed,
      weight: WEIGHTS[check],
      share,
      reason: { key: `communication:replyCheck.${check}.${passed ? 'passed' : fault}`, params },
    });

  const found = detectLanguage(plainBody);
  add('language', found === null || found === language, { expected: language, found: found ?? '' });

  const unanswered = review.topics
    .map(({ topic }) => topic)
    .filter((topic) => !takesUp(body, topic, language));
  add('topics', unanswered.length === 0, { missing: unanswered });

  const wrongNames = unexpectedNames(plainBody, review, known);
  add('names', wrongNames.length === 0, { names: wrongNames });

  const unknown = unknownFacts(reply, [...known, ...ownTopics]);
  add('facts', unknown.length === 0, { unknown });

  const forbidden = containsForbiddenWord(reply, settings.forbiddenWords);
  add('forbiddenWords', forbidden === undefined, { word: forbidden ?? '' });

  const promise = (['refund', 'discount', 'date'] as const).find(
    (kind) =>
      !settings.allowedPromises.includes(kind) &&
      findStem(plainBody, PROMISE_STEMS[language][kind]) !== undefined,
  );
  add('promises', promise === undefined, {}, promise);

  const allowed = new Set(known.flatMap(contactData));
  // The value itself is personal data and stays out of the reason.
  const personal = contactData(without(reply, facts.hours ?? '')).filter(
    (value) => !allowed.has(value),
  );
  add('personalData', personal.length === 0, { count: personal.length });

  const limit = replyLimit(review.origin);
  const length = limit.measure(reply);
  const isEmpty = reply.trim() === '';
  const lengthFault = isEmpty ? 'empty' : limit.unit;
  add(
    'length',
    !isEmpty && length <= limit.atMost,
    { length, limit: limit.atMost, unit: limit.unit },
    lengthFault,
  );

  const similarity = similarityWith(recent, signature)(reply);
  add(
    'similarity',
    similarity <= TOO_SIMILAR,
    { percent: Math.round(100 * similarity) },
    'failed',
    Math.max(0, 1 - similarity / TOO_SIMILAR),
  );

  const missing = missingTone(plainBody, review);
  add('tone', missing === null, {}, missing ?? undefined);

  const total = checks.reduce((sum, { weight }) => sum + weight, 0);
  const reached = checks.reduce((sum, { share, weight }) => sum + share * weight, 0);
  return { score: Math.round((100 * reached) / total), checks };
}

function isKnown(topic: string): topic is ReviewTopic {
  return (REVIEW_TOPICS as readonly string[]).includes(topic);
}

function takesUp(reply: string, topic: string, language: ReplyLanguage) {
  if (!isKnown(topic)) return reply.toLowerCase().includes(topic.toLowerCase());
  return findStem(reply, TOPIC_STEMS[language][topic]) !== undefined;
}

function without(text: string, part: string) {
  return part === '' ? text : text.replaceAll(part, '');
}

/** Names in the greeting, and names from the comment, other than the reviewer's own. */
function unexpectedNames(body: string, review: AnalysedReview, known: readonly string[]) {
  const own = plainLetters(givenName(review.username) ?? '').split('-');
  const allowed = new Set([...own, ...known.flatMap(namesIn).map(plainLetters)]);
  const greeting = body.slice(0, body.search(/[,!:.\n]/u) + 1);
  // "¡Hola, Julien!" has its name after the first comma.
  const opening = greeting.length < 12 ? (body.split('\n')[0] ?? '') : greeting;
  const commented = new Set(namesIn(review.comment).map(plainLetters));
  const suspects = [
    ...(opening.length <= 60 ? namesIn(opening) : []),
    ...namesIn(body).filter((name) => commented.has(plainLetters(name))),
  ];
  return [...new Set(suspects)].filter((name) => !allowed.has(plainLetters(name)));
}

/** A complaint needs regret, praise needs thanks and no apology. */
function missingTone(body: string, review: AnalysedReview): 'regret' | 'thanks' | 'praise' | null {
  const { language, grade, sentiment, topics } = review;
  const regrets = findStem(body, REGRET_STEMS[language]) !== undefined;
  const complains =
    sentiment === 'NG' ||
    (sentiment === 'BL' && grade <= 2) ||
    topics.some((topic) => topic.sentiment === 'NG');
  if (complains) return regrets ? null : 'regret';
  if (sentiment === 'NE') return null;
  if (findStem(body, THANKS_STEMS[language]) === undefined) return 'thanks';
  return sentiment === 'PO' && regrets ? 'praise' : null;
}
