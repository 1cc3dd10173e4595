import type { AnalysedReview, ReplyLanguage } from './reply-input.ts';

/** Topics of somebody who was in the store. */
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

/** A visit is named only to somebody who writes about the store: a delivery that failed was none. */
export function ofVisit(phrases: readonly string[], { language, topics }: Reviewed) {
  const wasThere = topics.some(({ topic }) => STORE_TOPICS.has(topic));
  return wasThere ? phrases : without(phrases, VISITS[language]);
}

/** Nobody solves a full car park by telephone. */
export function ofContact(phrases: readonly string[], { language, topics }: Reviewed) {
  return complaintsIn(topics, (topic) => BEYOND_CALLS.has(topic))
    ? without(phrases, SOLUTIONS[language])
    : phrases;
}

/** A mixed review is asked to call where that could help. */
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
