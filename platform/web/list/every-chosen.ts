import type { QueryClient } from '@tanstack/react-query';
import type { FilterFields } from '#platform/contract/filters/filter-fields.ts';
import { PAGE_SIZE_LIMIT } from '#platform/contract/limits.ts';
import type { ListFilter } from '#platform/contract/lists/define-list.ts';
import type { Which } from './chosen-rows.ts';
import { firstQuestion } from './first-question.ts';
import type { Listing } from './listing.ts';

/**
 * The ids of all rows that are meant, for a call that cannot be told a filter: those on pages nobody has opened too, as
 * far as the list counts them.
 */
export async function everyChosen<
  Scope,
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
  Row,
>(
  queries: QueryClient,
  { list, ask, idOf }: Listing<Scope, Fields, View, Sort, Row>,
  scope: Scope,
  which: Which<ListFilter<Fields, View>>,
): Promise<string[]> {
  if ('ids' in which) return which.ids;
  const found = new Set<string>();
  for (let page = 1; ; page += 1) {
    const question = { ...firstQuestion(list), ...which.filter, page, limit: PAGE_SIZE_LIMIT };
    const answer = await queries.fetchQuery({ ...ask(scope, question), staleTime: 0, gcTime: 0 });
    for (const row of answer.items) found.add(idOf(row));
    if (answer.items.length === 0 || page * PAGE_SIZE_LIMIT >= (answer.total ?? 0)) break;
  }
  for (const id of which.except) found.delete(id);
  return [...found];
}
