import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/** A pointer that only passes over a row reads nothing. */
const RESTS_MS = 80;

/** Prefetches the screen and data of a row under the pointer, so that it opens immediately. */
export function useReadAhead(): (href: string) => void {
  const router = useRouter();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return useCallback(
    (href) => {
      clearTimeout(waiting.current);
      // What opens over its own list is there already.
      if (href.includes('?')) return;
      waiting.current = setTimeout(() => {
        // What cannot be read ahead is read, or refused, when the row is opened.
        void router.preloadRoute({ to: href }).catch(() => {});
      }, RESTS_MS);
    },
    [router],
  );
}
