import { useQueryClient } from '@tanstack/react-query';
import { REFERENCES_LIMIT } from '#modules/touchpoints/contract/limits.ts';
import {
  lookUpProductsCall,
  type ProductLookup,
} from '#modules/touchpoints/contract/product-lookup.ts';
import { queryKeyOf, queryOf } from '#platform/web/api/query-of.ts';
import { useCall } from '#platform/web/api/use-call.ts';

export interface Lookups {
  found: readonly ProductLookup[] | undefined;
  error: unknown;
  /** Asks for exactly these references, or gives what was answered a moment ago. */
  ask: () => Promise<readonly ProductLookup[]>;
  /** Something was mended: what was answered is no longer true. */
  again: () => Promise<void>;
}

/**
 * What the lookup says about the typed references; asked when one goes on, not while one types. Where it is shown, a
 * reference that was mended is asked about at once [TP-04].
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
    ask: async () => (await queries.fetchQuery(queryOf(lookUpProductsCall, input))).items,
    again: () => queries.invalidateQueries({ queryKey: queryKeyOf(lookUpProductsCall) }),
  };
}
