import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Seconds are counted within the last minute; before it a screen need not be drawn again. */
const COUNTED_SECONDS = 60;
const TICK_MS = 1_000;
/** No timer waits for longer than a day. */
const LONGEST_MS = 86_400_000;

/**
 * What takes a reply back while it waits to be sent, with the seconds that are left; of a reply that leaves later, when it
 * does. Numbers are hidden from screen readers, which would read each of them.
 */
export function UndoLabel({ sendAt }: { sendAt: string | null }) {
  const { t } = useTranslation();
  const seconds = useSecondsUntil(sendAt);
  return (
    <>
      {t('communication:reviews.undoSend')}
      {seconds > 0 && seconds <= COUNTED_SECONDS && (
        <span aria-hidden="true"> {t('communication:reviews.undoSeconds', { seconds })}</span>
      )}
    </>
  );
}

/** Zero when the moment has passed; drawn again every second of the last minute. */
function useSecondsUntil(moment: string | null): number {
  const at = moment === null ? 0 : Date.parse(moment);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = at - Date.now();
    if (left <= 0) return;
    const toLastMinute = left - COUNTED_SECONDS * 1_000;
    const timer = setTimeout(
      () => setNow(Date.now()),
      toLastMinute > 0 ? Math.min(toLastMinute, LONGEST_MS) : TICK_MS,
    );
    return () => clearTimeout(timer);
  });
  return Math.max(0, Math.ceil((at - now) / 1_000));
}
