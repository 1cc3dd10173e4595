import { useTranslation } from 'react-i18next';
import { REVIEW_TOPICS, type ReviewTopic } from '#modules/communication/contract/review-topics.ts';
import { getReviewFiltersCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { LOCALES, type Locale, languageTag } from '#platform/contract/locale.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

const isTopic = (topic: string): topic is ReviewTopic =>
  (REVIEW_TOPICS as readonly string[]).includes(topic);

/** What topics and languages of reviews are called in the reader's language. */
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

/** Names of languages in the reader's own, as they are written inside a sentence. */
export function useLanguageNames(): (locale: Locale) => string {
  const { locale: reader } = useLanguage();
  const names = new Intl.DisplayNames(languageTag(reader), { type: 'language' });
  return (locale) => names.of(locale) ?? locale;
}
