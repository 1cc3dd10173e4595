import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  REVIEW_ORIGINS,
  REVIEW_STATUSES,
  type ReviewOrigin,
} from '#modules/communication/contract/reviews/review.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useToday } from '#platform/web/time/use-today.ts';

export const ANALYSIS_TABS = ['topics', 'locations', 'words'] as const;
export type AnalysisTab = (typeof ANALYSIS_TABS)[number];
export const ANALYSIS_SORTS = ['mentions', 'negative', 'change'] as const;
export type AnalysisSort = (typeof ANALYSIS_SORTS)[number];
/** Periods that can be chosen, in months until this one. */
export const ANALYSIS_PERIODS = [3, 6, 12, 24, 36] as const;

/** More mentions than any brand has. */
export const MAX_MENTIONS = 1_000_000;

/** URL parameters of the semantic analysis. */
export interface AnalysisSearch {
  tab: AnalysisTab;
  months: number;
  origins: ReviewOrigin[];
  shops: string[];
  groups: string[];
  q: string;
  sort: AnalysisSort;
  topic: string | undefined;
  page: number;
  /** Topics and words with fewer mentions are hidden. */
  min: number;
}

const splitList = (value: unknown): string[] =>
  typeof value === 'string' ? value.split(',').filter(Boolean) : [];
const ids = (value: unknown) => splitList(value).filter((id) => /^[0-9a-f-]{36}$/i.test(id));

/** Invalid parameters are ignored. */
export function analysisSearch(search: Record<string, unknown>): AnalysisSearch {
  const { tab, sort, topic, q } = search;
  const months = Number(search.months);
  return {
    tab: ANALYSIS_TABS.find((one) => one === tab) ?? 'topics',
    months: ANALYSIS_PERIODS.find((one) => one === months) ?? 12,
    origins: REVIEW_ORIGINS.filter((origin) => splitList(search.origins).includes(origin)),
    shops: ids(search.shops),
    groups: ids(search.shop_group),
    q: typeof q === 'string' ? q.slice(0, 100) : '',
    sort: ANALYSIS_SORTS.find((one) => one === sort) ?? 'mentions',
    topic: typeof topic === 'string' && /^[a-z0-9-]{1,40}$/.test(topic) ? topic : undefined,
    page: Math.min(1_000, Math.max(1, Math.floor(Number(search.page)) || 1)),
    min: Math.min(MAX_MENTIONS, Math.max(0, Math.floor(Number(search.min)) || 0)),
  };
}

/** URL parameters; default values are omitted. */
function writeAnalysisSearch(search: AnalysisSearch): Record<string, string> {
  const { tab, months, origins, shops, groups, q, sort, topic, page, min } = search;
  return {
    ...(tab !== 'topics' && { tab }),
    ...(months !== 12 && { months: String(months) }),
    ...(origins.length > 0 && { origins: origins.join(',') }),
    ...(shops.length > 0 && { shops: shops.join(',') }),
    ...(groups.length > 0 && { shop_group: groups.join(',') }),
    ...(q && { q }),
    ...(sort !== 'mentions' && { sort }),
    ...(topic && { topic }),
    ...(page !== 1 && { page: String(page) }),
    ...(min > 0 && { min: String(min) }),
  };
}

/** Query for the server; `today` is a date in the brand's time zone. */
export function analysisQuery(search: AnalysisSearch, brandId: string, today: string) {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const from = new Date(Date.UTC(year, month - search.months, 1)).toISOString().slice(0, 7);
  return {
    brandId,
    from,
    to: today.slice(0, 7),
    ...(search.origins.length > 0 && { origins: search.origins.join(',') }),
    ...(search.shops.length > 0 && { shops: search.shops.join(',') }),
    ...(search.groups.length > 0 && { shop_group: search.groups.join(',') }),
  };
}

/** Link to the list of counted reviews. */
function reviewsAddress(
  clientId: string,
  search: AnalysisSearch,
  { from, to }: { from: string; to: string },
  narrowed: { topic?: string; word?: string; shop?: string } = {},
): string {
  const [year = 0, month = 1] = to.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const shops = narrowed.shop ? [narrowed.shop] : search.shops;
  const address = new URLSearchParams({
    response_status: REVIEW_STATUSES.join(','),
    from: `${from}-01`,
    to: last,
    ...(narrowed.topic && { topics: narrowed.topic }),
    ...(narrowed.word && { topic_words: narrowed.word }),
    ...(search.origins.length > 0 && { origins: search.origins.join(',') }),
    ...(shops.length > 0 && { shops: shops.join(',') }),
    ...(search.groups.length > 0 && { shop_group: search.groups.join(',') }),
  });
  return `${clientAddress(clientId, 'communication/reviews')}?${address}`;
}

/** Every change is in the URL, so that it can be shared. */
export function useAnalysisSearch() {
  const navigate = useNavigate();
  const search = analysisSearch(useSearch({ strict: false }));
  const change = (changes: Partial<AnalysisSearch>) =>
    void navigate({
      to: '.',
      search: writeAnalysisSearch({ ...search, page: 1, ...changes }) as never,
      replace: true,
    });
  return { search, change };
}

/** The server query of a search, and links to the reviews that it counts. */
export function useAnalysisQuery(search: AnalysisSearch) {
  const { id: clientId, brandId } = useCurrentClient();
  const today = useToday();
  const query = analysisQuery(search, brandId, today);
  return {
    query,
    today,
    reviewsOf: (narrowed: { topic?: string; word?: string; shop?: string }, period = query) =>
      reviewsAddress(clientId, search, period, narrowed),
  };
}
