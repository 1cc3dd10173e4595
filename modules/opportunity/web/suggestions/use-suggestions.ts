import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  CHANGE_REQUEST_STATES,
  type ChangeRequestState,
} from '#modules/directory/contract/change-requests/change-request.ts';
import {
  getChangeRequestCall,
  listChangeRequestsCall,
} from '#modules/directory/contract/change-requests/change-request-calls.ts';
import { uuid } from '#platform/contract/ids.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';

export const PAGE_SIZE = 50;

/** Stored completely in the URL, so that notifications and shared links open the same request. */
export interface SuggestionSearch {
  /** Undefined means the tab of the open request, otherwise the requests to decide. */
  state: ChangeRequestState | undefined;
  page: number;
  q: string;
  request: string | undefined;
}

export function readSuggestionSearch(search: string): SuggestionSearch {
  const given = new URLSearchParams(search);
  const state = CHANGE_REQUEST_STATES.find((each) => each === given.get('state'));
  const page = Number(given.get('page') ?? 1);
  return {
    state,
    page: Number.isInteger(page) && page > 0 && page <= 1_000 ? page : 1,
    q: (given.get('q') ?? '').slice(0, 100),
    request: uuid.safeParse(given.get('request')).data,
  };
}

/** Another tab or search text resets to the first page without an open request. */
export function writeSuggestionSearch(
  before: SuggestionSearch,
  change: Partial<SuggestionSearch>,
): string {
  const isOther = 'state' in change || 'q' in change;
  const next = { ...before, ...(isOther && { page: 1, request: undefined }), ...change };
  const written = new URLSearchParams();
  if (next.state) written.set('state', next.state);
  if (next.page > 1) written.set('page', String(next.page));
  if (next.q) written.set('q', next.q);
  if (next.request) written.set('request', next.request);
  return written.size > 0 ? `?${written}` : '';
}

export type Suggestions = ReturnType<typeof useSuggestions>;

/** The list as specified by the URL, and the open request [OPP-06]. */
export function useSuggestions(
  /** Where list and request are side by side, the first request is open unless the address names one. */
  isSideBySide: boolean,
) {
  const { id: clientId } = useCurrentClient();
  const params = { uuid: clientId };
  const router = useRouterAddress();
  const search = useMemo(() => readSuggestionSearch(router.search), [router.search]);
  const named = useQuery({
    ...callQueryOptions(getChangeRequestCall, { params: { ...params, id: search.request ?? '' } }),
    enabled: search.request !== undefined,
  });
  const isNamedRead = search.request === undefined || !named.isPending;
  // A link to a request opens the tab of its current state.
  const state: ChangeRequestState =
    search.state ??
    (search.request !== undefined && named.data?.id === search.request ? named.data.state : 'open');
  const list = useCall(
    listChangeRequestsCall,
    {
      params,
      query: {
        state,
        page: search.page,
        limit: PAGE_SIZE,
        ...(search.q && { q: search.q }),
      },
    },
    { enabled: search.state !== undefined || isNamedRead },
  );
  const rows = list.data?.items ?? [];
  const openId =
    search.request ?? (isSideBySide && !list.isPlaceholderData ? rows[0]?.id : undefined);
  const first = useQuery({
    ...callQueryOptions(getChangeRequestCall, { params: { ...params, id: openId ?? '' } }),
    enabled: openId !== undefined,
  });
  const one = search.request === undefined ? first : named;
  const change = (wanted: Partial<SuggestionSearch>, how: 'push' | 'replace' = 'push') =>
    router.setSearch(writeSuggestionSearch(search, wanted), how);
  return {
    search,
    state,
    change,
    list,
    rows,
    openId,
    at: rows.findIndex(({ id }) => id === openId),
    one,
    request: one.data?.id === openId ? one.data : undefined,
    counts: list.data?.counts,
    mayDecide: list.data?.mayDecide ?? false,
    total: list.data?.total ?? 0,
  };
}
