import { useTranslation } from 'react-i18next';
import {
  REVIEW_ORIGINS,
  REVIEW_RISKS,
  REVIEW_STATUSES,
  SENTIMENTS,
} from '#modules/communication/contract/reviews/review.ts';
import { TIME_PRESETS } from '#platform/web/date-range/period.ts';
import type { FilterField, FilterOption } from '#platform/web/filters/filter-field.ts';
import { type CHOICE_FILTERS, PERIOD_FILTER, STATUS_FILTER } from './review-conditions.ts';
import type { ReviewFilters } from './review-search.ts';
import { useReviewLabels } from './use-review-labels.ts';

/** Filter fields of the list. Locations, groups, languages and topics are those that occur [REV-02]. */
export function useReviewFields(chosen: ReviewFilters): FilterField[] {
  const { t } = useTranslation();
  const { filters, topic, language } = useReviewLabels();
  const options = (values: readonly string[], labelOf: (value: never) => string) =>
    values.map((value) => ({ value, label: labelOf(value as never) }));
  const choices: Record<(typeof CHOICE_FILTERS)[number], FilterOption[]> = {
    origins: options(REVIEW_ORIGINS, (origin: (typeof REVIEW_ORIGINS)[number]) =>
      t(`communication:reviewOrigin.${origin}`),
    ),
    grades: ['5', '4', '3', '2', '1'].map((value) => ({
      value,
      label: t('platform:stars', { count: Number(value) }),
    })),
    shops: (filters?.shops ?? []).map(({ id, name, city }) => ({
      value: id,
      label: city ? `${name}, ${city}` : name,
    })),
    shop_group: (filters?.shopGroups ?? []).map(({ id, name }) => ({ value: id, label: name })),
    sentiments: options(SENTIMENTS, (kind: (typeof SENTIMENTS)[number]) =>
      t(`platform:sentiment.${kind}`),
    ),
    topics: options(
      (filters?.topics ?? []).map((one) => one.topic),
      topic,
    ),
    // Words come from the semantic analysis, so only those in the URL are available here.
    topic_words: options(chosen.topic_words?.split(',') ?? [], (word: string) => word),
    locales: options(filters?.locales ?? [], language),
    risks: options(REVIEW_RISKS, (risk: (typeof REVIEW_RISKS)[number]) =>
      t(`communication:reviewRisk.${risk}`),
    ),
  };
  const choice = (id: keyof typeof choices): FilterField => ({
    id,
    name: t(`communication:reviewFilter.${id}`),
    kind: 'choice',
    options: choices[id],
    isInclusive: true,
  });
  return [
    choice('origins'),
    choice('grades'),
    choice('shops'),
    choice('shop_group'),
    {
      id: PERIOD_FILTER,
      name: t('communication:reviewFilter.period'),
      kind: 'date',
      presets: TIME_PRESETS,
    },
    { id: 'with_comment', name: t('communication:reviewFilter.with_comment'), kind: 'boolean' },
    choice('sentiments'),
    choice('topics'),
    ...(chosen.topic_words ? [choice('topic_words')] : []),
    choice('locales'),
    choice('risks'),
    {
      id: STATUS_FILTER,
      name: t('communication:reviewFilter.response_status'),
      kind: 'choice',
      options: options(REVIEW_STATUSES, (status: (typeof REVIEW_STATUSES)[number]) =>
        t(`communication:reviewStatus.${status}`),
      ),
      isInclusive: true,
    },
  ];
}
