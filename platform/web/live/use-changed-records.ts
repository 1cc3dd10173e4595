import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { CallDefinition } from '#platform/contract/call.ts';
import { callQueryKey } from '#platform/web/api/call-query-options.ts';
import { readAgainWhenChanged } from './read-again-when-changed.ts';
import { recordsWatch } from './records-watch.ts';

/**
 * Keeps a screen up to date while other users change the same records: `useChangedRecords(clientId, 'leads',
 * [listLeadsCall])`. The old data stays until the new response arrives, so selection and scroll position stay.
 */
export function useChangedRecords(
  clientId: string,
  /** The name under which changes of the table are published: `tellRecords(db, 'leads.leads', 'leads')`. */
  records: string,
  reads: readonly CallDefinition[],
): void {
  const queries = useQueryClient();
  const readAgain = useEffectEvent(() => {
    for (const call of reads) void queries.invalidateQueries({ queryKey: callQueryKey(call) });
  });
  useEffect(
    () => readAgainWhenChanged(recordsWatch, { clientId, records }, () => readAgain()),
    [clientId, records],
  );
}
