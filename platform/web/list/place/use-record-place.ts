import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { FilterFields } from '#platform/contract/filters/filter-fields.ts';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';
import { firstQuestion } from '../first-question.ts';
import type { Listing } from '../listing.ts';
import { keepPlace, placeKey, readPlace } from './list-place.ts';

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
  const key = placeKey(listing.name, scope);
  const [place, setPlace] = useState(() => readPlace(() => sessionStorage, key));
  const question = {
    ...firstQuestion(list),
    ...(place?.question as Partial<ListQuestion<Fields, View, Sort>> | undefined),
  };
  const { limit } = question;
  const asked = (page: number) => ({
    ...listing.ask(scope, { ...question, page }),
    enabled: place !== undefined,
  });
  const pageOf = (at: number) => Math.floor(Math.max(at, 0) / limit) + 1;

  // As a rule the page that the list has read already; at its edges also the one beside it.
  const page = pageOf(place?.index ?? 0);
  const here = useQuery(asked(page));
  const rows = here.isPlaceholderData ? [] : (here.data?.items ?? []);
  const onPage = rows.findIndex((row) => idOf(row) === id);
  const index = (page - 1) * limit + onPage;
  const before = useQuery(asked(pageOf(index - 1)));
  const after = useQuery(asked(pageOf(index + 1)));

  const wayTo = (at: number, answer: typeof here) => {
    const row = at < 0 || answer.isPlaceholderData ? undefined : answer.data?.items[at % limit];
    if (!place || !row || !hrefOf) return undefined;
    return () => {
      const next = { ...place, index: at };
      keepPlace(() => sessionStorage, key, next);
      setPlace(next);
      void navigate({ href: hrefOf(scope, row) });
    };
  };
  return {
    /** The question of the list as it was left. */
    search: place?.search ?? '',
    neighbours:
      onPage < 0
        ? undefined
        : {
            place: index + 1,
            total: here.data?.total ?? 0,
            previous: wayTo(index - 1, before),
            next: wayTo(index + 1, after),
          },
  };
}
