import type { AnalysedReview, ReplyLanguage } from './reply-input.ts';

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
/** Complaints that a call of the customer does not solve. */
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

type Reviewed = Pick<AnalysedReview, 'language' | 'topics' | 'sentiment' | 'grade'>;

/** A complaint is not greeted with an exclamation mark where the language has a calmer greeting. */
export function suitableGreetings(greetings: readonly string[], review: Reviewed) {
  const isCalm = review.sentiment === 'NG' || review.grade <= 2;
  return isCalm ? without(greetings, EXCITED) : greetings;
}

/** Mentions a visit only if the review has a store topic. A failed delivery, for example, involves no visit. */
export function filterVisitPhrases(phrases: readonly string[], { language, topics }: Reviewed) {
  const wasThere = topics.some(({ topic }) => STORE_TOPICS.has(topic));
  return wasThere ? phrases : without(phrases, VISITS[language]);
}

/** Omits phrases that offer a solution if the complaint cannot be solved by a call, such as a full car park. */
export function filterContactPhrases(phrases: readonly string[], { language, topics }: Reviewed) {
  return complaintsIn(topics, (topic) => BEYOND_CALLS.has(topic))
    ? without(phrases, SOLUTIONS[language])
    : phrases;
}

/** Whether a reply to a mixed review should suggest a call. */
export function callsHelp({ topics }: Reviewed): boolean {
  return !complaintsIn(topics, (topic) => BEYOND_CALLS.has(topic) || topic === 'price');
}

function complaintsIn(topics: Reviewed['topics'], fits: (topic: string) => boolean): boolean {
  const complaints = topics.filter(({ sentiment }) => sentiment === 'NG');
  return complaints.length > 0 && complaints.every(({ topic }) => fits(topic));
}

/** Variants are composed often: a list is filtered once. */
const filtered = new WeakMap<readonly string[], Map<RegExp, readonly string[]>>();
function without(phrases: readonly string[], unwanted: RegExp): readonly string[] {
  const known = filtered.get(phrases) ?? new Map<RegExp, readonly string[]>();
  filtered.set(phrases, known);
  let kept = known.get(unwanted);
  if (!kept) {
    kept = phrases.filter((phrase) => !unwanted.test(phrase));
    if (kept.length === 0) kept = phrases;
    known.set(unwanted, kept);
  }
  return kept;
}
