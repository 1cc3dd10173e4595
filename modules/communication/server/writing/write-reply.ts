import { REGRET_STEMS, THANKS_STEMS } from '#modules/communication/server/writing/check-terms.ts';
import { composeReply, joinParts } from '#modules/communication/server/writing/compose-reply.ts';
import { givenName } from '#modules/communication/server/writing/given-name.ts';
import { de } from '#modules/communication/server/writing/phrases/de.data.ts';
import { en } from '#modules/communication/server/writing/phrases/en.data.ts';
import { es } from '#modules/communication/server/writing/phrases/es.data.ts';
import { fr } from '#modules/communication/server/writing/phrases/fr.data.ts';
import { it } from '#modules/communication/server/writing/phrases/it.data.ts';
import { no } from '#modules/communication/server/writing/phrases/no.data.ts';
import type { PhraseSet } from '#modules/communication/server/writing/phrases/phrase-set.ts';
import {
  containsForbiddenWord,
  findStem,
} from '#modules/communication/server/writing/reply-checks.ts';
import {
  type AnalysedReview,
  type LocationFacts,
  type ReplyLanguage,
  type ReplyLength,
  type ReplySettings,
  replyLimit,
  withContactForm,
} from '#modules/communication/server/writing/reply-input.ts';
import {
  fitPhrase,
  phraseValues,
  templateText,
} from '#modules/communication/server/writing/reply-template.ts';
import { similarityWith } from '#modules/communication/server/writing/similarity.ts';
import type { Composition, ReplyPart } from '#modules/communication/server/writing/topic-parts.ts';

export const PHRASES: Record<ReplyLanguage, PhraseSet> = { en, fr, de, no, es, it };

export type WrittenReply = {
  text: string;
  parts: ReplyPart[];
  /** Highest similarity to a recent reply, 0 to 1. */
  similarity: number;
};

/**
 * Maximum variants that are tried until one is good enough; the best one is used. More are tried while it resembles a recent
 * reply.
 */
const VARIANTS = 12;
const MAX_VARIANTS = 48;
const RESEMBLES = 0.35;
const DRAWS = 3;
const GOOD_ENOUGH = 0.25;
const REPETITION_COST = 0.12;
const FORBIDDEN_COST = 10;

/**
 * Writes a reply from phrases, never from the text of the comment: personal data and instructions in it cannot
 * reach the reply. The same arguments give the same reply.
 */
export function writeReply(
  review: AnalysedReview,
  settings: ReplySettings,
  facts: LocationFacts,
  recentReplies: readonly string[],
  seed: number,
): WrittenReply {
  const phrases = PHRASES[review.language];
  const values = phraseValues(withContactForm(facts, settings));
  const signature = replySignature(review.language, settings, facts);
  const name = givenName(review.username);
  const named = new Map(values).set('signature', signature);
  if (name !== null) named.set('name', name);
  const similarityOf = similarityWith(recentReplies, signature);
  const fromTemplate = templateText(settings.templates, review, facts, named);
  if (fromTemplate !== null)
    return {
      text: fromTemplate,
      parts: [{ part: 'template', text: fromTemplate }],
      similarity: similarityOf(fromTemplate),
    };
  const composition = { review, settings, phrases, values: named, name, signature };
  const lengths: readonly ReplyLength[] = ['long', 'normal', 'short'];
  const random = randomNumbers(seed);
  const { forbiddenWords } = settings;
  let lastOpening = '';
  const pick: Composition['pick'] = (items) => {
    const allowed =
      forbiddenWords.length === 0
        ? items
        : items.filter((item) => !containsForbiddenWord(item, forbiddenWords));
    const usable = allowed.length > 0 ? allowed : items;
    let chosen = '';
    // Avoids two consecutive sentences that start with the same word.
    for (let draw = 0; draw < DRAWS; draw += 1) {
      chosen = usable[Math.floor(random() * usable.length)] ?? '';
      if (chosen.split(' ', 1)[0] !== lastOpening) break;
    }
    lastOpening = chosen.split(' ', 1)[0] ?? '';
    return chosen;
  };
  let best: (WrittenReply & { cost: number }) | undefined;
  for (const length of lengths.slice(lengths.indexOf(settings.length))) {
    for (let variant = 0; variant < MAX_VARIANTS; variant += 1) {
      if (best && best.cost <= GOOD_ENOUGH) break;
      if (best && variant >= VARIANTS && best.similarity <= RESEMBLES) break;
      const parts = composeReply({ ...composition, length, pick });
      const text = joinParts(parts, review.language);
      const forbidden = containsForbiddenWord(text, settings.forbiddenWords) ? FORBIDDEN_COST : 0;
      const ownCost = REPETITION_COST * repetitions(parts, review.language) + forbidden;
      // Comparing with recent replies takes most of the time.
      if (best && ownCost >= best.cost) continue;
      const similarity = similarityOf(text);
      const cost = similarity + ownCost;
      if (!best || cost < best.cost) best = { text, parts, similarity, cost };
    }
    const limit = replyLimit(review.origin);
    if (best && limit.measure(best.text) <= limit.atMost) break;
    if (length !== 'short') best = undefined;
  }
  if (!best) throw new Error('no variant of a reply');
  return { text: best.text, parts: best.parts, similarity: best.similarity };
}

export function replySignature(
  language: ReplyLanguage,
  settings: ReplySettings,
  facts: LocationFacts,
) {
  return (
    settings.signature ??
    fitPhrase(PHRASES[language].signature, settings.address, phraseValues(facts))
  );
}

/**
 * Counts what makes a reply sound mechanical: equal sentence openings, repeated words, and repeated thanks or regret.
 */
function repetitions(parts: readonly ReplyPart[], language: ReplyLanguage) {
  let count = 0;
  const openings = new Map<string, number>();
  const seen = new Set<string>();
  let last = '';
  for (const { part, text } of parts) {
    if (part === 'greeting' || part === 'signature') continue;
    const { opening, first, marks } = featuresOf(text, language);
    const before = openings.get(opening) ?? 0;
    const begun = openings.get(first) ?? 0;
    const isRepeated = begun > 1 || (begun > 0 && first.length >= LONG_WORD);
    count += 2 * before + Number(first === last) + Number(isRepeated);
    for (const name of [opening, first]) openings.set(name, (openings.get(name) ?? 0) + 1);
    last = first;
    for (const { mark, weight } of marks) {
      if (seen.has(mark)) count += weight;
      seen.add(mark);
    }
  }
  return count;
}

type TextFeatures = {
  opening: string;
  first: string;
  marks: readonly { mark: string; weight: number }[];
};

/** Cached, because filled phrases recur often. The text is the whole key: no phrase exists in two languages. */
const features = new Map<string, TextFeatures>();
const CACHED_TEXTS = 5_000;
const LONG_WORD = 5;
function featuresOf(text: string, language: ReplyLanguage): TextFeatures {
  const known = features.get(text);
  if (known) return known;
  if (features.size >= CACHED_TEXTS) features.clear();
  const words: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const long = new Set(
    words.filter((word) => word.length >= LONG_WORD).map((word) => word.slice(0, 6)),
  );
  const marks = [...long].map((mark) => ({ mark, weight: 0.5 }));
  if (findStem(text, THANKS_STEMS[language])) marks.push({ mark: '+thanks', weight: 2 });
  if (findStem(text, REGRET_STEMS[language])) marks.push({ mark: '+regret', weight: 2 });
  const own = { opening: words.slice(0, 2).join(' '), first: words[0] ?? '', marks };
  features.set(text, own);
  return own;
}

/** Mulberry32: small, fast and the same on every machine. */
function randomNumbers(seed: number) {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
