import { dateTag, type Locale, languageTag } from '#platform/contract/locale.ts';
import { REVIEW_TOPICS, type ReviewOrigin, type ReviewTopic } from '../reviews/review.ts';

/** Why a check passed or failed: a translation key and its parameters, as codes. */
export type ReplyReason = {
  key: string;
  params: Readonly<Record<string, string | number | readonly string[]>>;
};

type Translate = (key: string, params?: Record<string, string | number>) => string;

/** Text keys of the choices in the reply settings, and of what an analysis finds. */
export const replyTextKeys = {
  topic: (topic: ReviewTopic) => `communication:reviewTopic.${topic}` as const,
  risk: (risk: string) => `communication:reviewRisk.${risk}`,
  tone: (tone: string) => `communication:replyTone.${tone}`,
  address: (address: string) => `communication:replyAddress.${address}`,
  length: (length: string) => `communication:replyLength.${length}`,
  check: (check: string) => `communication:replyCheck.${check}.name`,
  writer: (writer: string) => `communication:replyWriter.${writer}`,
};

/** The sentence of a reason, with topics and languages named in the language of the reader. */
export function replyReasonText(
  { key, params }: ReplyReason,
  translate: Translate,
  locale: Locale,
): string {
  const named = Object.entries(params).map(([name, value]) => {
    if (typeof value === 'number') return [name, value] as const;
    if (name === 'missing' && typeof value !== 'string')
      return [name, joined(value.map((topic) => topicName(topic, translate)))] as const;
    if (typeof value !== 'string') return [name, joined(value)] as const;
    const isLanguage = (name === 'expected' || name === 'found') && value !== '';
    return [name, isLanguage ? languageName(value as Locale) : value] as const;
  });
  return translate(key, Object.fromEntries(named));

  function joined(values: readonly string[]) {
    return new Intl.ListFormat(dateTag(locale)).format(values);
  }

  function languageName(language: Locale) {
    const names = new Intl.DisplayNames(languageTag(locale), { type: 'language' });
    return names.of(language) ?? language;
  }
}

/** A topic of the brand has its name as it is. */
function topicName(topic: string, translate: Translate) {
  const known = REVIEW_TOPICS.find((one) => one === topic);
  return known ? translate(replyTextKeys.topic(known)) : topic;
}

/** The longest reply that a source accepts, in its own unit. */
export const REPLY_LIMITS = {
  GMB: {
    limit: 4_096,
    unit: 'bytes',
    measure: (text: string) => new TextEncoder().encode(text).length,
  },
  GATOREVIEWS: { limit: 4_000, unit: 'characters', measure: (text: string) => [...text].length },
} as const;

/** How long a reply is and may be, in the unit of the source that receives it [REV-06]. */
export function replyLength(
  origin: ReviewOrigin,
  text: string,
): { length: number; limit: number; unit: 'bytes' | 'characters' } {
  const { limit, unit, measure } = REPLY_LIMITS[origin];
  return { length: measure(text), limit, unit };
}
