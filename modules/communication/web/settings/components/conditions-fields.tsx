import type {
  ReplyRule,
  ReplySettings,
} from '#modules/communication/contract/replies/reply-settings.ts';
import {
  REVIEW_ORIGINS,
  REVIEW_TOPICS,
  type ReviewOrigin,
} from '#modules/communication/contract/reviews/review.ts';
import { getReviewFiltersCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useReviewLabels } from '../../reviews/data/use-review-labels.ts';
import classes from './settings.module.css';

type Conditions = ReplyRule['conditions'];
const GRADES = ['1', '2', '3', '4', '5'] as const;

/** Conditions of a template or a rule; an empty field matches every review. */
export function ConditionsFields({
  value,
  topics,
  onChange,
}: {
  value: Conditions;
  /** Custom topics, in addition to the built-in list. */
  topics: ReplySettings['topics'];
  onChange: (conditions: Conditions) => void;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { brandId } = useCurrentClient();
  const { topic: nameOf } = useReviewLabels();
  const filters = useCall(getReviewFiltersCall, { query: { brandId } });
  const set = (changes: Partial<Conditions>) => onChange({ ...value, ...changes });
  return (
    <div className={classes.columns}>
      <MultiSelectField
        label={t('communication:settings.grades')}
        value={value.grades.map(String)}
        onChange={(grades) => set({ grades: grades.map(Number).sort() })}
        options={GRADES.map((grade) => ({
          value: grade as string,
          label: t('communication:settings.stars', { count: Number(grade) }),
        }))}
      />
      <MultiSelectField
        label={t('communication:analysis.tab.topics')}
        value={value.topics}
        onChange={(chosen) => set({ topics: chosen })}
        options={[
          ...REVIEW_TOPICS.map((topic) => ({ value: topic as string, label: nameOf(topic) })),
          ...topics.map(({ key, names }) => ({ value: key, label: names[locale] || key })),
        ]}
      />
      <MultiSelectField
        label={t('communication:review.origin')}
        value={value.origins}
        onChange={(origins) => set({ origins: origins as ReviewOrigin[] })}
        options={REVIEW_ORIGINS.map((origin) => ({
          value: origin as string,
          label: t(`communication:reviewOrigin.${origin}`),
        }))}
      />
      <MultiSelectField
        label={t('communication:analysis.tab.locations')}
        value={value.locations}
        onChange={(locations) => set({ locations })}
        options={filters.data?.shops.map(({ id, name, city }) => ({
          value: id,
          label: [name, city].filter(Boolean).join(', '),
        }))}
      />
      <SwitchField
        label={t('communication:settings.onlyBlank')}
        value={value.blank}
        onChange={(blank) => set({ blank })}
      />
    </div>
  );
}

/** One-line summary of the conditions of a template or a rule. */
export function useConditionsText(): (
  value: Conditions,
  topics: ReplySettings['topics'],
) => string {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { list } = useFormat();
  const { topic: nameOf } = useReviewLabels();
  return (value, topics) => {
    const own = new Map(topics.map(({ key, names }) => [key, names[locale] || key]));
    const parts = [
      ...(value.grades.length > 0
        ? [t('communication:settings.gradesOf', { grades: value.grades.join(', ') })]
        : []),
      ...(value.topics.length > 0
        ? [list(value.topics.map((topic) => nameOf(topic, own.get(topic))))]
        : []),
      ...value.origins.map((origin) => t(`communication:reviewOrigin.${origin}`)),
      ...(value.locations.length > 0
        ? [t('communication:settings.locationCount', { count: value.locations.length })]
        : []),
      ...(value.blank ? [t('communication:settings.onlyBlank')] : []),
    ];
    return parts.length > 0 ? parts.join(' · ') : t('communication:settings.everyReview');
  };
}
