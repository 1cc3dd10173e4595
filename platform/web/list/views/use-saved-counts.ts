import { useQueries } from '@tanstack/react-query';
import type { FilterFields } from '#platform/contract/lists/filter-condition.ts';
import type { SavedView } from '#platform/contract/lists/saved-view.ts';
import { readTableAddress } from '#platform/web/table/address/table-address.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { toAddressRules, toListFilter } from '../list-question.ts';
import { firstQuestion, type Listing } from '../listing.ts';

/** Views whose rows are counted; a bar of tabs shows hardly more. */
const COUNTED = 8;

/** A count may be this old when the user returns to the list. */
const FRESH_MS = 60_000;

/** How many rows each saved view finds; nothing for views that are not counted exactly. */
export function useSavedCounts<
  Scope,
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
  Row extends object,
>(
  listing: Listing<Scope, Fields, View, Sort, Row>,
  scope: Scope,
  views: readonly SavedView[],
): ReadonlyMap<string, number> {
  const today = useToday();
  const { list } = listing;
  const rules = toAddressRules(list);
  // An endless list does not count its rows.
  const counted = listing.edgeOf ? [] : views.slice(0, COUNTED);
  const answers = useQueries({
    queries: counted.map(({ search }) => ({
      ...listing.ask(scope, {
        ...firstQuestion(list),
        ...toListFilter(list, readTableAddress(search, rules), today),
        limit: 1,
      }),
      staleTime: FRESH_MS,
    })),
  });
  return new Map(
    counted.flatMap(({ id }, at): [string, number][] => {
      const page = answers[at]?.data;
      return page && page.total !== null && !page.more ? [[id, page.total]] : [];
    }),
  );
}
