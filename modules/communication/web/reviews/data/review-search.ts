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
/** Filters in the format of URL and calls: `grades` is `1,2`. */
export type ReviewFilters = Partial<Record<Exclude<FilterName, 'with_comment'>, string>> & {
  with_comment?: 'true' | 'false';
};

/** State of the screen in the URL, with the parameter names of the calls [REV-02]. */
export interface ReviewSearch {
  /** A single status is a tab; several come from a figure or a filter. */
  statuses: readonly ReviewStatus[];
  filters: ReviewFilters;
  sort: ReviewSort;
  page: number;
  /** The open review. */
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

/** Another query starts at its first page with no open review. */
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

/** Filters for bulk sending: those of the list, limited to sources that accept replies. Undefined if none does [REV-05]. */
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

/** URL filters with several values, in the order of the filter bar. */
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
/** The period uses two URL parameters, `from` and `to`. */
export const PERIOD_FILTER = 'period';
export const STATUS_FILTER = 'response_status';
/** Start of a period without a start, as in a manually typed URL. */
const FIRST_DAY: IsoDate = '2000-01-01';

/** Chips of the filter bar. A single status is a tab, not a chip. */
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

/** URL parameters of the chips. Of two chips of one field, the later one counts. */
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
