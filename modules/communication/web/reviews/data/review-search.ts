import type { z } from 'zod';
import {
  REVIEW_ORIGINS,
  REVIEW_STATUSES,
  type ReviewOrigin,
  type ReviewStatus,
} from '#modules/communication/contract/reviews/review.ts';
import {
  REVIEW_SORTS,
  type ReviewSort,
  reviewFilterQuery,
} from '#modules/communication/contract/reviews/review-list.ts';
import { uuid } from '#platform/contract/ids.ts';
import type { IsoDate } from '#platform/web/date-range/iso-date.ts';
import { periodFromPreset } from '#platform/web/date-range/period.ts';
import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import { readableSearch } from '#platform/web/table/address/table-address.ts';

type FilterName = Exclude<keyof typeof reviewFilterQuery, 'max_date_ready' | 'response_status'>;
/** Filters as the address and the calls write them: `grades` is `1,2`. */
export type ReviewFilters = Partial<Record<Exclude<FilterName, 'with_comment'>, string>> & {
  with_comment?: 'true' | 'false';
};

/** The question of the screen, all of it in the address under the names of the calls [REV-02]. */
export interface ReviewSearch {
  /** One is a tab. Several come from a figure or a filter. */
  statuses: readonly ReviewStatus[];
  filters: ReviewFilters;
  sort: ReviewSort;
  page: number;
  /** The review that is open. */
  review: string | undefined;
}

/** Reviews that wait for a person. */
export const OPEN_STATUSES = ['ready', 'manual', 'to_reassess', 'failed'] as const;
const FIRST_STATUS = 'ready' satisfies ReviewStatus;
const FIRST_SORT = '-date' satisfies ReviewSort;

const FILTER_NAMES = Object.keys(reviewFilterQuery).filter(
  (name): name is FilterName => name !== 'max_date_ready' && name !== 'response_status',
);

/** A URL can be outdated or typed by hand, so values that the calls would reject are ignored. */
export function readReviewSearch(search: string): ReviewSearch {
  const params = new URLSearchParams(search);
  const understood = <Schema extends z.ZodType>(schema: Schema, name: string) => {
    const written = params.get(name);
    return written && schema.safeParse(written).success ? written : undefined;
  };
  const statuses = understood(reviewFilterQuery.response_status, 'response_status')?.split(',');
  const page = Math.floor(Number(params.get('page')));
  return {
    statuses: statuses
      ? REVIEW_STATUSES.filter((status) => statuses.includes(status))
      : [FIRST_STATUS],
    filters: Object.fromEntries(
      FILTER_NAMES.flatMap((name) => {
        const value = understood(reviewFilterQuery[name], name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    sort: REVIEW_SORTS.find((sort) => sort === params.get('sort')) ?? FIRST_SORT,
    page: page >= 1 && page <= 10_000 ? page : 1,
    review: understood(uuid, 'review'),
  };
}

/** Default values are omitted. */
export function writeReviewSearch(search: Partial<ReviewSearch>): string {
  const params = new URLSearchParams();
  const { statuses = [FIRST_STATUS], filters = {}, sort = FIRST_SORT, page = 1, review } = search;
  if (statuses.length !== 1 || statuses[0] !== FIRST_STATUS)
    params.set('response_status', statuses.join(','));
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  if (sort !== FIRST_SORT) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (review !== undefined) params.set('review', review);
  return readableSearch(params);
}

/** Another question begins with its first page, and no review of it is open. */
export function changeReviewSearch(
  search: ReviewSearch,
  change: Partial<ReviewSearch>,
): ReviewSearch {
  const isQuestion = 'statuses' in change || 'filters' in change || 'sort' in change;
  const isPage = 'page' in change;
  return {
    ...search,
    ...(isQuestion && { page: 1 }),
    ...((isQuestion || isPage) && { review: undefined }),
    ...change,
  };
}

/**
 * The filters of what can be sent together: those of the list, narrowed to the sources that take replies. Undefined where
 * none of them does [REV-05].
 */
export function sendableFilters(
  filters: ReviewFilters,
  canReply: (origin: ReviewOrigin) => boolean,
): ReviewFilters | undefined {
  const shown = filters.origins?.split(',');
  const requestedOrigins = REVIEW_ORIGINS.filter((origin) => shown?.includes(origin) ?? true);
  const origins = requestedOrigins.filter(canReply);
  if (origins.length === requestedOrigins.length) return filters;
  return origins.length > 0 ? { ...filters, origins: origins.join(',') } : undefined;
}

export function reviewListQuery({ statuses, filters, sort, page }: ReviewSearch) {
  return { ...filters, response_status: statuses.join(','), sort, page: String(page) };
}

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
