import { useQueryClient } from '@tanstack/react-query';
import type { FilterFields } from '#platform/contract/filters/filter-fields.ts';
import type { ListFilter } from '#platform/contract/lists/define-list.ts';
import { useTellFailure } from '#platform/web/feedback/use-tell-failure.ts';
import type { Chosen } from './chosen-rows.ts';
import { everyChosen } from './every-chosen.ts';
import type { Listing } from './listing.ts';

/** A bulk action whose call takes ids only: all that are meant are looked up, and what was done is chosen no more. */
export function useEveryChosen<
  Scope,
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
  Row,
>(listing: Listing<Scope, Fields, View, Sort, Row>, scope: Scope) {
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const run = async (
    chosen: Chosen<ListFilter<Fields, View>>,
    /** Answers whether it was done. */
    work: (ids: string[]) => Promise<boolean>,
  ): Promise<void> => {
    try {
      const ids = await everyChosen(queries, listing, scope, chosen.which);
      if (await work(ids)) chosen.done();
    } catch (error) {
      tellFailure(error, () => void run(chosen, work));
    }
  };
  return run;
}
