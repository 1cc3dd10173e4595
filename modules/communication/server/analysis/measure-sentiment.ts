import { REVIEW_TOPICS, type ReviewTopic } from '#modules/communication/contract/reviews/review.ts';
import {
  cacheByLanguage,
  GENERAL_VOCABULARY,
  isAnalysed,
  type ReadLanguage,
  wordForms,
  wordListsFor,
} from './language-lists.ts';
import { EMOJI_WEIGHTS } from './lexicon.ts';
import type { Token, TokenizedText } from './tokenize.ts';
import { splitEntries, WordMatcher } from './word-matcher.ts';

type Role =
  | 'ignored'
  | 'negator'
  | 'intensifier'
  | 'diminisher'
  | 'contrast'
  | 'concession'
  | 'conjunction'
  | 'irony'
  | 'contrary-grade'
  | 'neutral';
/** The kind of list that an entry with sentiment comes from. */
export const HIT_SOURCES = ['words', 'general', 'topic', 'emoji'] as const;
export type HitSource = (typeof HIT_SOURCES)[number];
type Payload =
  | { weight: number; source: HitSource }
  | { role: Role }
  | { owner: ReviewTopic; weight: number };

/** A word or phrase with sentiment, after applying negation and emphasis. */
export interface SentimentHit {
  at: number;
  length: number;
  weight: number;
  /** Weight of the list entry, before negation and emphasis. */
  listed: number;
  source: HitSource;
  negated: boolean;
  /** Topics that the word itself implies ("friendly": staff). */
  owners: readonly ReviewTopic[];
}
export interface MeasuredSentiment {
  hits: SentimentHit[];
  praise: number;
  complaint: number;
  /** Count of words that mean "average". */
  neutral: number;
  /** Praise that is often meant ironically. */
  ironic: boolean;
  /** The comment says that the grade is a mistake, or was only given to attract readers. */
  contraryGrade: boolean;
  /** By token: roles of the entry that begins there, such as negator or contrast. */
  roles: Map<number, ReadonlySet<string>>;
  /** By token: the clause, which commas and contrast end, and the part, which "and" ends too. */
  clauses: number[];
  parts: number[];
}
interface Element {
  at: number;
  length: number;
  weight: number | null;
  source: HitSource;
  owners: ReviewTopic[];
  roles: Set<Role>;
  negated: boolean;
  /** Contains a negation itself ("never arrived"), so another negator does not reverse it. */
  holdsNegator: boolean;
}

const NEGATION_REACH = 4;
const TOPIC_WORD_WEIGHT = 1.5;

const sentimentMatcher = cacheByLanguage((language: ReadLanguage) => {
  const { sentiment, topics } = wordListsFor(language);
  const matcher = new WordMatcher<Payload>(wordForms(language));
  matcher.add(sentiment.strongPraise, { weight: 3, source: 'words' });
  matcher.add(sentiment.praise, { weight: 2, source: 'words' });
  matcher.add(sentiment.mildPraise, { weight: 1, source: 'words' });
  matcher.add(sentiment.mildComplaint, { weight: -1, source: 'words' });
  matcher.add(sentiment.complaint, { weight: -2, source: 'words' });
  matcher.add(sentiment.strongComplaint, { weight: -3, source: 'words' });
  matcher.add(sentiment.neutral, { role: 'neutral' });
  matcher.add(sentiment.ignored, { role: 'ignored' });
  matcher.add(sentiment.negators, { role: 'negator' });
  matcher.add(sentiment.intensifiers, { role: 'intensifier' });
  matcher.add(sentiment.diminishers, { role: 'diminisher' });
  matcher.add(sentiment.contrast, { role: 'contrast' });
  matcher.add(sentiment.concession, { role: 'concession' });
  matcher.add(sentiment.conjunctions, { role: 'conjunction' });
  matcher.add(sentiment.irony, { role: 'irony' });
  matcher.add(sentiment.contraryGrade, { role: 'contrary-grade' });
  for (const topic of REVIEW_TOPICS) {
    matcher.add(topics[topic].good ?? '', { owner: topic, weight: TOPIC_WORD_WEIGHT });
    matcher.add(topics[topic].bad ?? '', { owner: topic, weight: -TOPIC_WORD_WEIGHT });
    matcher.addKnown(topics[topic].words);
  }
  const general = isAnalysed(language) ? GENERAL_VOCABULARY[language] : null;
  matcher.add(general?.praise ?? '', { weight: 1.8, source: 'general' });
  matcher.add(general?.complaint ?? '', { weight: -1.8, source: 'general' });
  matcher.add(general?.mildPraise ?? '', { weight: 0.5, source: 'general' });
  matcher.add(general?.mildComplaint ?? '', { weight: -0.5, source: 'general' });
  matcher.addKnown(sentiment.functionWords);
  const negators = splitEntries(sentiment.negators).filter((entry) => !entry.includes(' '));
  return { matcher, negators: new Set(negators), backwards: sentiment.negatesBackwards };
});

export function measureSentiment(
  { tokens, questions, exclamations }: TokenizedText,
  language: ReadLanguage | null,
): MeasuredSentiment {
  const elements = language ? findElements(tokens, language) : findEmoji(tokens);
  const { clauses, parts } = splitClauses(tokens, elements);
  if (language) negate(elements, clauses, sentimentMatcher(language).backwards);
  const contrasts = new Map<number, number>();
  for (const { at, roles } of elements) {
    const sentence = tokens[at]?.sentence ?? 0;
    if (roles.has('contrast') && !contrasts.has(sentence)) contrasts.set(sentence, at);
  }
  const concessions = new Set(
    elements.filter(({ roles }) => roles.has('concession')).map(({ at }) => clauses[at]),
  );
  const hits: SentimentHit[] = [];
  for (const [index, element] of elements.entries()) {
    const token = tokens[element.at];
    if (element.weight === null || !token) continue;
    let weight = element.weight;
    if (element.negated) weight *= weight > 0 ? -0.8 : -0.6;
    for (const before of elements.slice(Math.max(0, index - 2), index)) {
      const near = element.at - (before.at + before.length) <= 1;
      if (!near || before.weight !== null || clauses[before.at] !== clauses[element.at]) continue;
      if (before.roles.has('intensifier')) weight *= 1.3;
      if (before.roles.has('diminisher')) weight *= 0.7;
    }
    if (token.emphasised || exclamations.has(token.sentence)) weight *= 1.1;
    if (questions.has(token.sentence) && weight > 0) weight *= 0.4;
    if (concessions.has(clauses[element.at])) weight *= 0.5;
    weight *= contrastFactor(element.at, contrasts.get(token.sentence));
    const { at, length, source, negated, owners } = element;
    hits.push({ at, length, weight, listed: element.weight, source, negated, owners });
  }
  const sum = (wanted: (weight: number) => boolean) =>
    hits.reduce((total, { weight }) => (wanted(weight) ? total + Math.abs(weight) : total), 0);
  return {
    hits,
    praise: sum((weight) => weight > 0),
    complaint: sum((weight) => weight < 0),
    neutral: elements.filter(({ roles, negated }) => roles.has('neutral') && !negated).length,
    ironic: elements.some(({ roles }) => roles.has('irony')),
    contraryGrade: elements.some(({ roles }) => roles.has('contrary-grade')),
    roles: new Map(elements.map(({ at, roles }) => [at, roles])),
    clauses,
    parts,
  };
}

function findElements(tokens: readonly Token[], language: ReadLanguage): Element[] {
  const { matcher, negators } = sentimentMatcher(language);
  const elements: Element[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = matcher.matchAt(tokens, at);
    const emoji = EMOJI_WEIGHTS.get(tokens[at]?.word ?? '');
    if (!match && emoji !== undefined) elements.push(emojiElement(at, emoji));
    if (match) {
      const roles = new Set<Role>();
      const owners: ReviewTopic[] = [];
      let own: number | null = null;
      let implied: number | null = null;
      let source: HitSource = 'topic';
      for (const payload of match.payloads) {
        if ('role' in payload) roles.add(payload.role);
        else if ('owner' in payload) {
          owners.push(payload.owner);
          implied ??= payload.weight;
        } else if (own === null) {
          own = payload.weight;
          source = payload.source;
        }
      }
      const silent = ['ignored', 'neutral', 'contrary-grade'].some((role) =>
        roles.has(role as Role),
      );
      const weight = silent ? null : (own ?? implied);
      const words = tokens.slice(at, at + match.length);
      elements.push({
        at,
        length: match.length,
        weight,
        source,
        owners,
        roles,
        negated: false,
        holdsNegator: words.some(({ word }) => negators.has(word)),
      });
    }
    at += match?.length ?? 1;
  }
  return settleRoles(elements);
}

/**
 * "super" alone is praise, but before another word it is emphasis. "poco" alone is a complaint, but before another word it
 * negates.
 */
function settleRoles(elements: Element[]): Element[] {
  for (const [index, element] of elements.entries()) {
    if (element.weight === null) continue;
    const modifies = ['negator', 'intensifier', 'diminisher'].some((role) =>
      element.roles.has(role as Role),
    );
    const next = elements[index + 1];
    const followed = next && next.at - (element.at + element.length) <= 1 && next.weight !== null;
    if (modifies && followed) element.weight = null;
    else
      for (const role of ['negator', 'intensifier', 'diminisher'] as const)
        element.roles.delete(role);
  }
  return elements;
}

function findEmoji(tokens: readonly Token[]): Element[] {
  return tokens.flatMap(({ word }, at) => {
    const weight = EMOJI_WEIGHTS.get(word);
    return weight === undefined ? [] : [emojiElement(at, weight)];
  });
}

function emojiElement(at: number, weight: number): Element {
  const roles = new Set<Role>();
  return {
    at,
    length: 1,
    weight,
    source: 'emoji',
    owners: [],
    roles,
    negated: false,
    holdsNegator: true,
  };
}

function splitClauses(tokens: readonly Token[], elements: readonly Element[]) {
  const breaks = new Map<number, 'clause' | 'part'>();
  for (const { at, roles } of elements) {
    if (roles.has('contrast') || roles.has('concession')) breaks.set(at, 'clause');
    else if (roles.has('conjunction')) breaks.set(at, 'part');
  }
  const clauses: number[] = [];
  const parts: number[] = [];
  let clause = 0;
  let part = 0;
  for (const [at, token] of tokens.entries()) {
    const found = breaks.get(at);
    if (found === 'clause' || tokens[at - 1]?.clause !== token.clause) clause += 1;
    if (found || tokens[at - 1]?.clause !== token.clause) part += 1;
    clauses.push(clause);
    parts.push(part);
  }
  return { clauses, parts };
}

function negate(elements: Element[], clauses: readonly number[], backwards: boolean): void {
  for (const [index, negator] of elements.entries()) {
    if (!negator.roles.has('negator')) continue;
    const reaches = (element: Element | undefined, distance: number): element is Element =>
      element !== undefined &&
      distance <= NEGATION_REACH &&
      clauses[element.at] === clauses[negator.at];
    const target = elements
      .slice(index + 1, index + 4)
      .find((element) => element.weight !== null || element.roles.has('neutral'));
    if (reaches(target, (target?.at ?? 0) - (negator.at + negator.length))) {
      if (!target.holdsNegator) target.negated = true;
      continue;
    }
    const previous = backwards
      ? elements.slice(Math.max(0, index - 3), index).findLast(({ weight }) => weight !== null)
      : undefined;
    if (reaches(previous, negator.at - (previous?.at ?? 0)) && !previous.holdsNegator)
      previous.negated = true;
  }
}

/** In a sentence, text after "but" weighs more than text before it. */
function contrastFactor(at: number, firstContrast: number | undefined): number {
  if (firstContrast === undefined) return 1;
  return firstContrast <= at ? 1.3 : 0.75;
}
