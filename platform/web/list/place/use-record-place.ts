import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';
import type { FilterFields } from '#platform/contract/lists/filter-condition.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useCurrentUser } from '#platform/web/module/current-user.tsx';
import { firstQuestion, type Listing } from '../listing.ts';
import { placeKey, readListPlace, storeListPlace } from './list-place.ts';

/** A neighbouring record and the navigation to it. */
export interface NeighbourLink {
  id: string;
  go: () => void;
}

/** Position of an opened record in the list it was opened from; undefined if it was opened another way. */
export function useRecordPlace<
  Scope,
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
  Row extends object,
>(listing: Listing<Scope, Fields, View, Sort, Row>, scope: Scope, id: string) {
  const { list, idOf, hrefOf } = listing;
  const navigate = useNavigate();
  const user = useCurrentUser();
  const key = placeKey(user.id, listing.name, scope);
  const [place, setPlace] = useState(() => readListPlace(() => sessionStorage, key));
  const question = {
    ...firstQuestion(list),
    ...(place?.question as Partial<ListQuestion<Fields, View, Sort>> | undefined),
  };
  const { limit } = question;
  const part = place?.part;
  const queryAt = (index: number) => ({
    ...listing.ask((part?.scope as Scope | undefined) ?? scope, {
      ...question,
      page: pageNumberAt(index, limit),
    }),
    enabled: place !== undefined,
  });

  // Usually the already loaded page; at its edges also the neighbouring page.
  const stood = place?.index ?? 0;
  const here = useQuery(queryAt(stood));
  const before = useQuery(queryAt(stood - 1));
  const after = useQuery(queryAt(stood + 1));
  const pages = new Map<number, readonly Row[]>();
  for (const [index, answer] of [
    [stood, here],
    [stood - 1, before],
    [stood + 1, after],
  ] as const)
    if (answer.data && !answer.isPlaceholderData)
      pages.set(pageNumberAt(index, limit), answer.data.items);
  const found = findNeighbours({ pages, limit, isIt: (row) => idOf(row) === id });

  // The position follows the shown record, because a confirmation may stop the navigation of an arrow.
  const index = found?.index;
  useEffect(() => {
    if (!place || index === undefined || index === place.index) return;
    const moved = { ...place, index };
    storeListPlace(() => sessionStorage, key, moved);
    setPlace(moved);
  }, [place, index, key]);

  const wayTo = (row: Row | undefined): NeighbourLink | undefined => {
    if (!row) return undefined;
    const href = hrefOf?.(scope, row);
    return href === undefined ? undefined : { id: idOf(row), go: () => void navigate({ href }) };
  };
  return {
    /** Query of the list as it was left. */
    search: place?.search ?? '',
    /** The other record's page that contained the list, if any. */
    part,
    neighbours: found && {
      place: found.index + 1,
      total: here.data?.total ?? 0,
      previous: wayTo(found.previous),
      next: wayTo(found.next),
    },
  };
}

/** Finds a record and its neighbours in the loaded pages; undefined if it is in none. */
export function findNeighbours<Row>(given: {
  /** By page number, from 1; the most likely page first. */
  pages: ReadonlyMap<number, readonly Row[]>;
  limit: number;
  isIt: (row: Row) => boolean;
}): { index: number; previous: Row | undefined; next: Row | undefined } | undefined {
  const { pages, limit, isIt } = given;
  const rowAt = (index: number) => pages.get(pageNumberAt(index, limit))?.[index % limit];
  for (const [page, rows] of pages) {
    const at = rows.findIndex(isIt);
    if (at < 0) continue;
    const index = (page - 1) * limit + at;
    return { index, previous: index > 0 ? rowAt(index - 1) : undefined, next: rowAt(index + 1) };
  }
  return undefined;
}

function pageNumberAt(index: number, limit: number): number {
  return Math.floor(Math.max(index, 0) / limit) + 1;
}

/** The open record and its successor in the list from which it was opened. */
let here: { id: string; next: NeighbourLink } | undefined;

/** Remembers the next record while this one is open, because after a decision the list may no longer contain it. */
export function useNextRecord(id: string, next: NeighbourLink | undefined): void {
  useEffect(() => {
    if (next) here = { id, next };
    return () => {
      if (here?.id === id) here = undefined;
    };
  }, [id, next]);
}

/** Offers the next record after a decision; called before the decision is sent. */
export function offerNext(id: string): (texts: { text: string; label: string }) => void {
  const next = here?.id === id ? here.next : undefined;
  return ({ text, label }) => {
    if (next) showToast({ text, action: { label, onClick: next.go } });
  };
}
