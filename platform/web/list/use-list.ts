import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FilterFields } from '#platform/contract/lists/filter-condition.ts';
import { useCurrentUser } from '#platform/web/module/current-user.tsx';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import { useTableAddress } from '#platform/web/table/address/table-address.ts';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { parseEdges, turned } from './edges.ts';
import {
  findCurrentView,
  toAddressRules,
  toListFilter,
  toListQuestion,
  withoutUnknownConditions,
} from './list-question.ts';
import type { Listing } from './listing.ts';
import { besideOthers } from './views/use-saved-views.ts';

export interface ListOptions {
  /** Interval for reading again while the tab is visible. */
  againEveryMs?: number;
}

/** State of a list: its query in the URL, the user's preferences and the server's response. */
export function useList<
  Scope,
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
  Row extends object,
>(
  listing: Listing<Scope, Fields, View, Sort, Row>,
  scope: Scope,
  columns: readonly { id: string }[],
  { againEveryMs }: ListOptions = {},
) {
  const { list } = listing;
  const user = useCurrentUser();
  const today = useToday();
  const router = useRouterAddress();
  const rules = useMemo(() => toAddressRules(list), [list]);
  const { edgeOf } = listing;
  const { address: written, change } = useTableAddress(
    edgeOf ? { ...router, setSearch: (next, how) => router.setSearch(turn(next), how) } : router,
    rules,
  );
  const address = withoutUnknownConditions(list, written, today);
  const { state, change: changeState } = useTableState({
    user: user.id,
    table: listing.name,
    columns,
    address,
    changeAddress: change,
  });
  const question = toListQuestion(list, address, today);
  const answer = useQuery({
    ...listing.ask(scope, { ...question, ...(edgeOf && parseEdges(router.search)) }),
    ...(againEveryMs && { refetchInterval: againEveryMs }),
  });
  const turn = (next: string) => {
    const [first, last] = [answer.data?.items[0], answer.data?.items.at(-1)];
    return turned(router.search, next, {
      first: first && edgeOf?.(first),
      last: last && edgeOf?.(last),
    });
  };
  return {
    address,
    change,
    state: { ...state, sort: state.sort ?? list.firstSort },
    changeState,
    question,
    filter: toListFilter(list, address, today),
    view: findCurrentView(list, address),
    answer,
    search: router.search,
    /** The address of another view of the list. */
    hrefOf: (search: string) => besideOthers(search, router.search),
    goTo: (search: string) => router.setSearch(besideOthers(search, router.search), 'push'),
  };
}

/** Delay before prefetching, so that a passing pointer loads nothing. */
const RESTS_MS = 80;

/** Prefetches the screen and data of a row under the pointer, so that it opens immediately. */
export function useReadAhead(): (href: string) => void {
  const router = useRouter();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return useCallback(
    (href) => {
      clearTimeout(waiting.current);
      // Links that open over the same list need no prefetch.
      if (href.includes('?')) return;
      waiting.current = setTimeout(() => {
        // A failed prefetch is ignored, because opening the row reports the error.
        void router.preloadRoute({ to: href }).catch(() => {});
      }, RESTS_MS);
    },
    [router],
  );
}
