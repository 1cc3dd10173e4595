import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { CallDefinition } from '#platform/contract/call.ts';
import { callQueryKey } from '#platform/web/api/use-call.ts';
import { type RecordsWatch, recordsWatch } from './use-live-updates.ts';

/** Frequent enough to feel live, rare enough to cost little during busy times. */
const AT_MOST_EVERY_MS = 3_000;

/**
 * Keeps a screen up to date while other users change the same records: `useChangedRecords(clientId, 'leads',
 * [listLeadsCall])`. The old data stays until the new response arrives, so selection and scroll position stay.
 */
export function useChangedRecords(
  clientId: string,
  /** The name under which changes of the table are published: `createRecordChangeTriggers(db, 'leads.leads', 'leads')`. */
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

/** Refetches what shows these records shortly after a change, at most once per interval. Returns a function that stops it. */
export function readAgainWhenChanged(
  watch: RecordsWatch,
  { clientId, records }: { clientId: string; records: string },
  read: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMissed = false;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!isMissed) return;
      isMissed = false;
      read();
      rest();
    }, AT_MOST_EVERY_MS);
  };
  const stop = watch.hear((changed) => {
    if (changed && (changed.clientId !== clientId || !changed.records.includes(records))) return;
    if (timer !== undefined) {
      isMissed = true;
      return;
    }
    read();
    rest();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
