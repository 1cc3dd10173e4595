import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { CallDefinition } from '#platform/contract/call.ts';
import { queryKeyOf } from '#platform/web/api/query-of.ts';
import { readAgainWhenChanged } from './read-again-when-changed.ts';
import { recordsWatch } from './records-watch.ts';

/**
 * Keeps what a screen shows up to date while others work on the same records: `useChangedRecords(clientId, 'leads',
 * [listLeadsCall])`. What stands there stays until the new answer is there, so that selection and scroll are kept.
 */
export function useChangedRecords(
  clientId: string,
  /** As the table is told of: `tellRecords(db, 'leads.leads', 'leads')`. */
  records: string,
  reads: readonly CallDefinition[],
): void {
  const queries = useQueryClient();
  const readAgain = useEffectEvent(() => {
    for (const call of reads) void queries.invalidateQueries({ queryKey: queryKeyOf(call) });
  });
  useEffect(
    () => readAgainWhenChanged(recordsWatch, { clientId, records }, () => readAgain()),
    [clientId, records],
  );
}
