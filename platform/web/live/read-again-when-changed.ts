import type { RecordsWatch } from './records-watch.ts';

/** Frequent enough to feel live, rare enough to cost little during busy times. */
const AT_MOST_EVERY_MS = 3_000;

/** Reads again what shows these records, soon after a change and never more often than that. Returns how to stop. */
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
