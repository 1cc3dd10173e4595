import { dateTag, type Locale, languageTag } from '#platform/contract/locale.ts';
import { REVIEW_TOPICS, type ReviewOrigin, type ReviewTopic } from '../reviews/review.ts';

/** Why a check passed or failed: a translation key and its parameters, as codes. */
export type ReplyReason = {
  key: string;
  params: Readonly<Record<string, string | number | readonly string[]>>;
};

type Translate = (key: string, params?: Record<string, string | number>) => string;

/** Text keys of the reply settings' options, and of analysis results. */
export const replyTextKeys = {
  topic: (topic: ReviewTopic) => `communication:reviewTopic.${topic}` as const,
  risk: (risk: string) => `communication:reviewRisk.${risk}`,
  tone: (tone: string) => `communication:replyTone.${tone}`,
  address: (address: string) => `communication:replyAddress.${address}`,
  length: (length: string) => `communication:replyLength.${length}`,
  check: (check: string) => `communication:replyCheck.${check}.name`,
  writer: (writer: string) => `communication:replyWriter.${writer}`,
};

/** Text of a reason, with topics and languages in the user's language. */
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

/** Custom topics have the brand's name for them. */
function topicName(topic: string, translate: Translate) {
  const known = REVIEW_TOPICS.find((one) => one === topic);
  return known ? translate(replyTextKeys.topic(known)) : topic;
}

/** Maximum reply length of a source, in its own unit. */
export const REPLY_LIMITS = {
  GMB: {
    limit: 4_096,
    unit: 'bytes',
    measure: (text: string) => new TextEncoder().encode(text).length,
  },
  GATOREVIEWS: { limit: 4_000, unit: 'characters', measure: (text: string) => [...text].length },
} as const;

/** Length and maximum length of a reply, in the unit of the target source [REV-06]. */
export function replyLength(
  origin: ReviewOrigin,
  text: string,
): { length: number; limit: number; unit: 'bytes' | 'characters' } {
  const { limit, unit, measure } = REPLY_LIMITS[origin];
  return { length: measure(text), limit, unit };
}
