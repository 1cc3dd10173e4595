import { type RefObject, useLayoutEffect, useState } from 'react';
import { fitRow } from '../layout/screen-width.ts';

const GAP = 6;
/** Width of “99 more” in the longest language. */
const FOLD_WIDTH = 92;

/** Number of chips that fit into the first line, beside the buttons; 0 chips are not measured. */
export function useFirstLine(row: RefObject<HTMLElement | null>, chips: number): number {
  const [shown, setShown] = useState(chips);
  useLayoutEffect(() => {
    const place = row.current;
    if (!place || chips === 0) return;
    const measure = () => {
      const widths = [...place.querySelectorAll<HTMLElement>('[data-chip]')].map(
        ({ offsetWidth }) => offsetWidth,
      );
      const add = place.querySelector<HTMLElement>('[data-add]')?.offsetWidth ?? 0;
      const room = place.clientWidth - add - GAP;
      // A first value that is too long is cut.
      setShown(Math.max(1, fitRow({ widths, fold: FOLD_WIDTH, gap: GAP, room })));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  });
  return Math.min(shown, chips);
}
