import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { REVIEW_PAGE_SIZE } from '#modules/communication/contract/limits.ts';
import type { Review, ReviewDetail } from '#modules/communication/contract/reviews/review.ts';
import {
  getReviewCall,
  getReviewCountsCall,
  getReviewFiguresCall,
  listReviewsCall,
} from '#modules/communication/contract/reviews/review-calls.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { useChangedRecords } from '#platform/web/live/use-changed-records.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import {
  changeReviewSearch,
  type ReviewSearch,
  readReviewSearch,
  reviewListQuery,
  writeReviewSearch,
} from './review-search.ts';

/** Reads that contain review data; refetched after every change. */
export const REVIEW_READS = [
  listReviewsCall,
  getReviewCall,
  getReviewCountsCall,
  getReviewFiguresCall,
] as const;

export type ReviewList = ReturnType<typeof useReviewList>;

/** The list that the URL specifies, and the open review [REV-01] [REV-02]. */
export function useReviewList(
  /** Where list and review are side by side, the first review is open unless the address names one. */
  isSideBySide: boolean,
) {
  const { id: clientId, brandId } = useCurrentClient();
  const queries = useQueryClient();
  const router = useRouterAddress();
  const search = useMemo(() => readReviewSearch(router.search), [router.search]);
  const list = useCall(listReviewsCall, { query: { brandId, ...reviewListQuery(search) } });
  const counts = useCall(getReviewCountsCall, { query: { brandId } });
  useChangedRecords(clientId, 'reviews', REVIEW_READS);

  const rows = list.data?.items ?? [];
  const isOldList = list.isPlaceholderData;
  const openId = search.review ?? (isSideBySide && !isOldList ? rows[0]?.id : undefined);
  const at = rows.findIndex(({ id }) => id === openId);
  const inRow = rows[at];
  const readOne = (id: string) =>
    callQueryOptions(getReviewCall, { params: { id }, query: { brandId } });
  const one = useQuery({ ...readOne(openId ?? ''), enabled: openId !== undefined });
  const detail: ReviewDetail | undefined = one.data?.id === openId ? one.data : undefined;
  /** The list row is shown until the details have loaded; the newer of both counts. */
  const review: Review | undefined =
    detail && inRow ? (detail.version >= inRow.version ? detail : inRow) : (detail ?? inRow);

  const nextId = rows[at + 1]?.id;
  useEffect(() => {
    if (isSideBySide && at >= 0 && nextId)
      void queries.prefetchQuery(
        callQueryOptions(getReviewCall, { params: { id: nextId }, query: { brandId } }),
      );
  }, [isSideBySide, at, nextId, brandId, queries]);

  const change = (wanted: Partial<ReviewSearch>, how: 'push' | 'replace' = 'push') =>
    router.setSearch(writeReviewSearch(changeReviewSearch(search, wanted)), how);
  return {
    search,
    change,
    list,
    counts: counts.data,
    rows,
    at,
    openId,
    one,
    review,
    detail,
    total: list.data?.total ?? 0,
    hasNextPage: list.data !== undefined && list.data.total > search.page * REVIEW_PAGE_SIZE,
  };
}
