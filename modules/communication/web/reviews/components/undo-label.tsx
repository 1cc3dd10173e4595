import { useEffect, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** The countdown runs in the last minute only; before it no new rendering is needed. */
const COUNTDOWN_SECONDS = 60;
const TICK_MS = 1_000;
/** A longer wait is split into several timers, because `setTimeout` overflows after 24 days. */
const TIMER_MAX_MS = 86_400_000;

/**
 * Label of the undo button, with a countdown in the last minute before sending. The number is hidden from screen readers,
 * which would read each change.
 */
export function UndoLabel({ sendAt }: { sendAt: string | null }) {
  const { t } = useTranslation();
  const seconds = useSecondsUntil(sendAt);
  return (
    <>
      {t('communication:reviews.undoSend')}
      {seconds > 0 && seconds <= COUNTDOWN_SECONDS && (
        <span aria-hidden="true"> {t('communication:reviews.undoSeconds', { seconds })}</span>
      )}
    </>
  );
}

/** Zero after the moment; updated every second in the last minute. */
function useSecondsUntil(moment: string | null): number {
  const at = moment === null ? 0 : Date.parse(moment);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = at - Date.now();
    if (left <= 0) return;
    const toLastMinute = left - COUNTDOWN_SECONDS * 1_000;
    const timer = setTimeout(
      () => setNow(Date.now()),
      toLastMinute > 0 ? Math.min(toLastMinute, TIMER_MAX_MS) : TICK_MS,
    );
    return () => clearTimeout(timer);
  });
  return Math.max(0, Math.ceil((at - now) / 1_000));
}
