import { useEffect, useState } from 'react';

/** Starts a little before it is scrolled into view, so that it is drawn by then. */
const AHEAD = '200px';

/** Whether an element is on the screen or about to be; never in a hidden tab, folded away or below the fold. */
export function useInView(element: Element | null): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element) return;
    const watch = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return isInView;
}
