import { useLayoutEffect, useRef, useState } from 'react';
import classes from './line.module.css';

/** Lies under the current piece of the line and slides to the next one; it scrolls with the pieces. */
export function TabMarker({ current }: { current: string | undefined }) {
  const brass = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<{ left: number; width: number; slides: boolean }>();

  useLayoutEffect(() => {
    const row = brass.current?.parentElement;
    const piece = row?.querySelector<HTMLElement>(`[data-piece="${CSS.escape(current ?? '')}"]`);
    if (!row || !piece) return setPlace(undefined);
    const measure = () => {
      const [left, width] = [piece.offsetLeft, piece.offsetWidth];
      setPlace((before) =>
        before?.left === left && before.width === width
          ? before
          : { left, width, slides: before !== undefined },
      );
    };
    measure();
    bringIntoRow(row, piece);
    // Labels change their width with the language and when the font loads.
    const observer = new ResizeObserver(measure);
    for (const neighbour of row.children) observer.observe(neighbour);
    return () => observer.disconnect();
  }, [current]);

  return (
    <span
      ref={brass}
      className={classes.brass}
      hidden={place === undefined}
      data-slides={place?.slides ?? false}
      style={{ '--brass-left': `${place?.left ?? 0}px`, '--brass-width': `${place?.width ?? 0}px` }}
      aria-hidden="true"
    />
  );
}

/** Sideways only: a line further down a page must not pull the page to itself. */
function bringIntoRow(row: HTMLElement, piece: HTMLElement): void {
  const end = piece.offsetLeft + piece.offsetWidth;
  if (piece.offsetLeft < row.scrollLeft) row.scrollLeft = piece.offsetLeft;
  else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth;
}
