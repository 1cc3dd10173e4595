import type {
  DecisionReason,
  ReplyCheck,
  ReplyDecision,
} from '#modules/communication/contract/reviews/reply.ts';
import {
  REVIEW_TOPICS,
  type Review,
  type ReviewTopic,
} from '#modules/communication/contract/reviews/review.ts';
import { getReviewFiltersCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { LOCALES, type Locale, languageTag } from '#platform/contract/locale.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { firstKnownText } from '#platform/web/module/translate.ts';

const isTopic = (topic: string): topic is ReviewTopic =>
  (REVIEW_TOPICS as readonly string[]).includes(topic);

/** Names of topics and languages in the user's language. */
export function useReviewLabels() {
  const { t } = useTranslation();
  const { locale: reader } = useLanguage();
  const nameOf = useLanguageNames();
  const { brandId } = useCurrentClient();
  const { data: filters } = useCall(getReviewFiltersCall, { query: { brandId } });
  return {
    filters,
    /** A custom topic has the brand's name for it; `own` is that name if the caller knows it. */
    topic: (topic: string, own?: string | null): string =>
      own ||
      (isTopic(topic)
        ? t(`communication:reviewTopic.${topic}`)
        : (filters?.topics.find((one) => one.topic === topic)?.name ?? topic)),
    language: (locale: string): string => {
      const known = LOCALES.find((one) => one === locale);
      if (!known) return t('communication:reviews.otherLanguage');
      const name = nameOf(known);
      return name.charAt(0).toLocaleUpperCase(languageTag(reader)) + name.slice(1);
    },
  };
}

/** Names of languages in the user's language, in the form used within sentences. */
export function useLanguageNames(): (locale: Locale) => string {
  const { locale: reader } = useLanguage();
  const names = new Intl.DisplayNames(languageTag(reader), { type: 'language' });
  return (locale) => names.of(locale) ?? locale;
}

type Value = string | number | readonly string[];

/** Names and reasons of checks. The server names topics and languages by their codes. */
export function useCheckReason() {
  const { i18n } = useTranslation();
  const { list } = useFormat();
  const labels = useReviewLabels();
  const readable = (name: string, value: Value): string | number => {
    if (typeof value === 'number') return value;
    const parts = typeof value === 'string' ? value.split(', ') : value;
    if (name === 'missing') return list(parts.map((topic) => labels.topic(topic)));
    const isLanguage = name === 'found' || name === 'expected';
    return list(
      parts.map((part) =>
        isLanguage && LOCALES.some((locale) => locale === part) ? labels.language(part) : part,
      ),
    );
  };
  const written = (params: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, readable(name, value)]),
    );
  return {
    nameOf: (check: string) =>
      firstKnownText(i18n, [`communication:replyCheck.${check}.name`]) ?? check,
    reasonOf: ({ key, params }: ReplyCheck['reason']) =>
      firstKnownText(
        i18n,
        [`communication:${key.replace(/^communication:/, '')}`],
        written(params),
      ),
  };
}

/** Keys of the texts `communication:decisionReason.…`. */
export type DecisionSentence =
  | Exclude<DecisionReason, 'score' | 'rule'>
  | 'blank'
  | 'answered-at-source'
  | 'approved'
  | 'score-manual'
  | 'score-approve'
  | 'score-send'
  | 'rule-manual'
  | 'rule-approve'
  | 'rule-send'
  | 'held-back';

/**
 * Why a reply is sent automatically, waits or is left to a user, whatever its score [REV-06]. Undefined if there is no
 * decision yet.
 */
export function decisionSentence(
  { status, response }: Pick<Review, 'status' | 'response'>,
  sendFrom: number | undefined,
): DecisionSentence | undefined {
  if (!response) return status === 'empty' ? 'blank' : undefined;
  const { writer, reason, decision, evaluation } = response;
  if (writer === 'source') return 'answered-at-source';
  // A user sent the bot's text unchanged.
  if (reason === 'edited' && writer !== 'user') return 'approved';
  if (reason !== 'score') return reasonSentence(reason, decision);
  // Good enough to be sent, but a user unscheduled it or had it rewritten.
  const isEnough = sendFrom !== undefined && evaluation !== null && evaluation.score >= sendFrom;
  return decision === 'approve' && isEnough ? 'held-back' : `score-${decision}`;
}

/** Sentence for a reason that comes from the settings or the checks, not from a person. */
export function reasonSentence(reason: DecisionReason, decision: ReplyDecision): DecisionSentence {
  return reason === 'rule' || reason === 'score' ? `${reason}-${decision}` : reason;
}

/** For the `lang` attribute; `other` names no language. */
export function langAttribute(locale: string | null): string | undefined {
  return locale === null || locale === 'other' ? undefined : locale;
}
