import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';

/** A router hook that calls `mayLeave` before it leaves the screen, while `isArmed`. */
export type UseLeaveBlocker = (given: {
  isArmed: boolean;
  mayLeave: () => Promise<boolean>;
}) => void;

/**
 * Warns before unsaved work is lost: by our own question inside the suite, by the browser's when its tab closes. The same
 * question is given back for what leaves the work without leaving the screen.
 */
export function useUnsavedGuard(
  changes: number,
  useLeaveBlocker: UseLeaveBlocker,
): () => Promise<boolean> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const isArmed = changes > 0;
  const mayLeave = async () =>
    !isArmed ||
    confirm({
      title: t('platform:unsaved.question'),
      lost: t('platform:unsaved.lost', { count: changes }),
      keep: t('platform:unsaved.keep'),
      act: t('platform:unsaved.leave'),
    });
  useLeaveBlocker({ isArmed, mayLeave });

  useEffect(() => {
    if (!isArmed) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isArmed]);
  return mayLeave;
}
