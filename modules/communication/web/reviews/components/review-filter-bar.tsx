import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowsSort } from '@tabler/icons-react';
import {
  REVIEW_ORIGINS,
  REVIEW_RISKS,
  REVIEW_STATUSES,
  SENTIMENTS,
} from '#modules/communication/contract/reviews/review.ts';
import { REVIEW_SORTS } from '#modules/communication/contract/reviews/review-list.ts';
import { TIME_PRESETS } from '#platform/web/date-range/period.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import type { FilterField, FilterOption } from '#platform/web/filters/filter-condition.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { TabLinks } from '#platform/web/layout/tab-bar.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import {
  type CHOICE_FILTERS,
  changeReviewSearch,
  PERIOD_FILTER,
  type ReviewFilters,
  STATUS_FILTER,
  toReviewConditions,
  toReviewSearch,
  writeReviewSearch,
} from '../data/review-search.ts';
import { useReviewLabels } from '../data/use-review-labels.ts';
import type { ReviewList } from '../data/use-review-list.ts';
import classes from './reviews.module.css';

/** One tab per status with its count. Filters stay when the tab changes [REV-01] [REV-03]. */
export function ReviewTabs({ list: { search, counts, change } }: { list: ReviewList }) {
  const { t } = useTranslation();
  const [only, ...others] = search.statuses;
  const isTab = only !== undefined && others.length === 0;
  return (
    <TabLinks
      label={t('communication:reviewFilter.response_status')}
      {...(isTab && { current: only })}
      pieces={REVIEW_STATUSES.map((status) => ({
        id: status,
        label: t(`communication:reviewStatus.${status}`),
        count: counts?.counts[status],
        isCountBad: status === 'failed' && (counts?.counts.failed ?? 0) > 0,
      }))}
      renderLink={({ id }, { children, ...props }) => (
        <a
          key={id}
          {...props}
          href={writeReviewSearch(changeReviewSearch(search, { statuses: [id] })) || '?'}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            change({ statuses: [id] });
          }}
        >
          {children}
        </a>
      )}
      end={
        <span className={classes.keys} aria-hidden="true">
          <Kbd>J</Kbd>
          <Kbd>K</Kbd>
          {t('communication:keys.nextPrevious')}
          <Kbd>?</Kbd>
          {t('communication:keys.all')}
        </span>
      }
    />
  );
}

const SORT_NAMES = {
  '-date': 'communication:reviewSort.newest',
  date: 'communication:reviewSort.oldest',
  '-grade': 'communication:reviewSort.bestGrade',
  grade: 'communication:reviewSort.worstGrade',
  '-score': 'communication:reviewSort.bestScore',
  score: 'communication:reviewSort.worstScore',
} as const;

/** Search, filters and sort of the list, all in the URL [REV-02]. */
export function ReviewFilterBar({ list: { search, change, list } }: { list: ReviewList }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const today = useToday();
  const fields = useReviewFields(search.filters);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const { total = 0, more = false } = list.data ?? {};
  const counted = more ? t('platform:list.moreThan', { number: number(total) }) : number(total);
  return (
    <FilterBar
      search={{
        placeholder: t('communication:reviews.find'),
        query: search.filters.q ?? '',
        onSearch: (q) => change({ filters: { ...search.filters, q } }, 'replace'),
      }}
      fields={fields}
      conditions={toReviewConditions(search, today)}
      onChange={(conditions) => change(toReviewSearch(conditions, search, today))}
      tools={
        <DropMenu
          position="bottom-end"
          rows={() =>
            REVIEW_SORTS.map((sort) => ({
              id: sort,
              label: t(SORT_NAMES[sort]),
              isChosen: sort === search.sort,
              run: () => change({ sort }),
            }))
          }
          button={(props) =>
            isPhone ? (
              <ActionIcon
                {...props}
                variant="default"
                size={44}
                aria-label={t('communication:settings.labelled', {
                  label: t('communication:reviewSort.label'),
                  value: t(SORT_NAMES[search.sort]),
                })}
              >
                <Icon of={IconArrowsSort} size={20} />
              </ActionIcon>
            ) : (
              <Button {...props} variant="subtle" className={classes.sort}>
                <VisuallyHidden component="span">
                  {t('communication:reviewSort.label')}:{' '}
                </VisuallyHidden>
                {list.data && (
                  <>
                    <b>{counted}</b>,{' '}
                  </>
                )}
                {t(SORT_NAMES[search.sort])}
              </Button>
            )
          }
        />
      }
    />
  );
}

/** Filter fields of the list, with the locations, groups, languages and topics that occur [REV-02]. */
function useReviewFields(chosen: ReviewFilters): FilterField[] {
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
