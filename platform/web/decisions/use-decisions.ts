import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import {
  type Decisions,
  listDecisionsCall,
  listSuiteDecisionsCall,
} from '#platform/contract/decisions.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { readAgainWhenChanged } from '#platform/web/live/use-changed-records.ts';
import { DECISION_KEYS, recordsWatch } from '#platform/web/live/use-live-updates.ts';

/** Interval for reading again, because some decisions become late by time alone. */
const READ_AGAIN_MS = 60_000;

const ALWAYS_NEW = { staleTime: 0, refetchInterval: READ_AGAIN_MS } as const;
const NONE: readonly string[] = [];

/** Decisions of one module at a client; `records` are the kinds of records whose live changes reload them. */
export function useDecisions(
  { clientId, module }: { clientId: string; module: string },
  records: readonly string[] = NONE,
) {
  const query = useQuery({
    ...callQueryOptions(listDecisionsCall, { query: { clientId, module } }),
    // Reloaded after jobs of the module, which may change them.
    meta: { module },
    // No placeholder: numbers of the previous client would be wrong.
    placeholderData: () => undefined,
    ...ALWAYS_NEW,
  });
  const readAgain = useReadAgainAfterChanges();
  const kinds = records.join(' ');
  useEffect(() => {
    const stops = kinds
      .split(' ')
      .filter(Boolean)
      .map((kind) => readAgainWhenChanged(recordsWatch, { clientId, records: kind }, readAgain));
    return () => {
      for (const stop of stops) stop();
    };
  }, [clientId, kinds, readAgain]);
  return shownDecisions(query);
}

/** The decisions of super admins, over all clients. */
export function useSuiteDecisions() {
  const query = useQuery({ ...callQueryOptions(listSuiteDecisionsCall, {}), ...ALWAYS_NEW });
  useReadAgainAfterChanges();
  return shownDecisions(query);
}

/** Reloads after each change on the screen, because it may resolve a decision. */
function useReadAgainAfterChanges(): () => void {
  const queries = useQueryClient();
  const readAgain = useCallback(() => {
    for (const queryKey of DECISION_KEYS) void queries.invalidateQueries({ queryKey });
  }, [queries]);
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') readAgain();
      }),
    [queries, readAgain],
  );
  return readAgain;
}

interface DecisionsQuery {
  data: Decisions | undefined;
  isError: boolean;
  refetch: () => Promise<unknown>;
}

function shownDecisions({ data, isError, refetch }: DecisionsQuery) {
  return { data, isFailed: isError && data === undefined, retry: () => void refetch() };
}
