import type { ReviewStatus } from '#modules/communication/contract/reviews/review.ts';
import type { IsoDate } from '#platform/web/date-range/iso-date.ts';
import { periodFromPreset } from '#platform/web/date-range/period.ts';
import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import { FIRST_STATUS, type ReviewFilters, type ReviewSearch } from './review-search.ts';

/** Filters of the address that are a choice of several values, in the order of the filter bar. */
export const CHOICE_FILTERS = [
  'origins',
  'grades',
  'shops',
  'shop_group',
  'sentiments',
  'topics',
  'topic_words',
  'locales',
  'risks',
] as const;
/** The period takes two names of the address, `from` and `to`. */
export const PERIOD_FILTER = 'period';
export const STATUS_FILTER = 'response_status';
/** Start of a period without a start, as in a URL typed by hand. */
const FIRST_DAY: IsoDate = '2000-01-01';

/** The chips of the filter bar. One status is a tab and no chip. */
export function toReviewConditions(
  { statuses, filters }: Pick<ReviewSearch, 'statuses' | 'filters'>,
  today: IsoDate,
): FilterCondition[] {
  const choice = (field: string, value: readonly string[]): FilterCondition => ({
    field,
    kind: 'choice',
    operator: 'any-of',
    value,
  });
  const { from, to, with_comment } = filters;
  return [
    ...(statuses.length > 1 ? [choice(STATUS_FILTER, statuses)] : []),
    ...CHOICE_FILTERS.flatMap((name) => {
      const value = filters[name];
      return value ? [choice(name, value.split(','))] : [];
    }),
    ...(from || to
      ? [
          {
            field: PERIOD_FILTER,
            kind: 'date' as const,
            operator: 'between' as const,
            value: [from ?? FIRST_DAY, to ?? today] as const,
          },
        ]
      : []),
    ...(with_comment
      ? [
          {
            field: 'with_comment',
            kind: 'boolean' as const,
            operator: 'is' as const,
            value: with_comment === 'true',
          },
        ]
      : []),
  ];
}

/** The chips as the address writes them. The later of two chips of one field counts. */
export function toReviewSearch(
  conditions: readonly FilterCondition[],
  { statuses, filters }: Pick<ReviewSearch, 'statuses' | 'filters'>,
  today: IsoDate,
): Pick<ReviewSearch, 'statuses' | 'filters'> {
  const next: ReviewFilters = filters.q ? { q: filters.q } : {};
  let chosen: readonly ReviewStatus[] = statuses.length > 1 ? [FIRST_STATUS] : statuses;
  for (const { field, ...condition } of conditions) {
    if (condition.kind === 'date') {
      const { operator, value } = condition;
      const period =
        operator === 'within' ? periodFromPreset(value, today) : { from: value[0], to: value[1] };
      Object.assign(next, period);
    } else if (condition.kind === 'boolean') {
      next.with_comment = condition.value ? 'true' : 'false';
    } else if (condition.kind === 'choice' && condition.value.length > 0) {
      const name = CHOICE_FILTERS.find((known) => known === field);
      if (name) next[name] = condition.value.join(',');
      else if (field === STATUS_FILTER) chosen = condition.value as readonly ReviewStatus[];
    }
  }
  return { statuses: chosen, filters: next };
}
