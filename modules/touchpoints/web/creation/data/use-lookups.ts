import { useQueryClient } from '@tanstack/react-query';
import { REFERENCES_LIMIT } from '#modules/touchpoints/contract/limits.ts';
import {
  lookUpProductsCall,
  type ProductLookup,
} from '#modules/touchpoints/contract/product-lookup.ts';
import { callQueryKey, callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';

export interface Lookups {
  found: readonly ProductLookup[] | undefined;
  error: unknown;
  /** Queries exactly these references, or returns the recent result. */
  ask: () => Promise<readonly ProductLookup[]>;
  /** Queries again after a fix, because the previous result is outdated. */
  again: () => Promise<void>;
}

/**
 * Lookup results of the typed references; queried on the next step, not during typing. If the results are visible, a
 * fixed reference is queried again immediately [TP-04].
 */
export function useLookups(
  brandId: string,
  { references, isShown }: { references: readonly string[]; isShown: boolean },
): Lookups {
  const queries = useQueryClient();
  const input = { body: { brandId, skus: [...references] } };
  const isAskable = references.length > 0 && references.length <= REFERENCES_LIMIT;
  const { data, isPlaceholderData, error } = useCall(lookUpProductsCall, input, {
    enabled: isAskable && isShown,
  });
  return {
    found: isPlaceholderData ? undefined : data?.items,
    error,
    ask: async () => (await queries.fetchQuery(callQueryOptions(lookUpProductsCall, input))).items,
    again: () => queries.invalidateQueries({ queryKey: callQueryKey(lookUpProductsCall) }),
  };
}
