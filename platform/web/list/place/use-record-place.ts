import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { FilterFields } from '#platform/contract/filters/filter-fields.ts';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';
import { useCurrentUser } from '#platform/web/module/current-user.ts';
import { firstQuestion } from '../first-question.ts';
import type { Listing } from '../listing.ts';
import { keepPlace, placeKey, readPlace } from './list-place.ts';
import { neighboursOf, pageOf } from './neighbours-of.ts';

/** The way to a neighbour, and who that is. */
export interface WayTo {
  id: string;
  go: () => void;
}

/** Where an opened record stands in the list it was opened from; nothing where it was opened otherwise. */
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
  const [place, setPlace] = useState(() => readPlace(() => sessionStorage, key));
  const question = {
    ...firstQuestion(list),
    ...(place?.question as Partial<ListQuestion<Fields, View, Sort>> | undefined),
  };
  const { limit } = question;
  const part = place?.part;
  const asked = (index: number) => ({
    ...listing.ask((part?.scope as Scope | undefined) ?? scope, {
      ...question,
      page: pageOf(index, limit),
    }),
    enabled: place !== undefined,
  });

  // As a rule the page that the list has read already; at its edges also the one beside it.
  const stood = place?.index ?? 0;
  const here = useQuery(asked(stood));
  const before = useQuery(asked(stood - 1));
  const after = useQuery(asked(stood + 1));
  const pages = new Map<number, readonly Row[]>();
  for (const [index, answer] of [
    [stood, here],
    [stood - 1, before],
    [stood + 1, after],
  ] as const)
    if (answer.data && !answer.isPlaceholderData)
      pages.set(pageOf(index, limit), answer.data.items);
  const found = neighboursOf({ pages, limit, isIt: (row) => idOf(row) === id });

  // The place follows the record that is shown: whoever presses an arrow may still be asked, and stay.
  const index = found?.index;
  useEffect(() => {
    if (!place || index === undefined || index === place.index) return;
    const moved = { ...place, index };
    keepPlace(() => sessionStorage, key, moved);
    setPlace(moved);
  }, [place, index, key]);

  const wayTo = (row: Row | undefined): WayTo | undefined =>
    row && hrefOf && { id: idOf(row), go: () => void navigate({ href: hrefOf(scope, row) }) };
  return {
    /** The question of the list as it was left. */
    search: place?.search ?? '',
    /** The page on which the list stood, where that was not its own. */
    part,
    neighbours: found && {
      place: found.index + 1,
      total: here.data?.total ?? 0,
      previous: wayTo(found.previous),
      next: wayTo(found.next),
    },
  };
}
