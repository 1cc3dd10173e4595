import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import classes from './middle-cut.module.css';

/** Number of characters that stay at the end of a long name. */
const TAIL = 8;
const LONG = 14;

/** Pixels by which the features of the font may widen a text, which a canvas does not measure. */
const FEATURES = 2;

/**
 * Shortens the middle of a name whose end distinguishes it, after the part that all names share. Screen readers, search and copy use the whole text; the
 * visible parts are drawn over it.
 */
export function MiddleCut({
  text,
  base = '',
}: {
  text: string /** The part that all names share, drawn muted. */;
  base?: string;
}) {
  const [head, tail] = splitForCut(text);
  const seen = useRef<HTMLSpanElement>(null);
  const shown = useFittedParts(seen, base, head);
  return (
    <span className={classes.text}>
      <span className={classes.whole}>{`${base}${text}`}</span>
      <span className={classes.seen} ref={seen} aria-hidden="true">
        <span className={classes.base} data-text={shown.base} />
        <span className={classes.head} data-text={shown.head} />
        <span className={classes.tail} data-text={tail} />
      </span>
    </span>
  );
}

/** Splits a name where its middle may be cut; short names are not split. */
export function splitForCut(text: string): [head: string, tail: string] {
  const signs = Array.from(text);
  const tail = signs.length >= LONG ? TAIL : 0;
  return [signs.slice(0, signs.length - tail).join(''), signs.slice(signs.length - tail).join('')];
}

/**
 * Base and head as far as there is room. CSS would leave up to one letter of empty space between their dots and what
 * follows.
 */
function useFittedParts(
  seen: RefObject<HTMLSpanElement | null>,
  base: string,
  head: string,
): { base: string; head: string } {
  const [shown, setShown] = useState({ base, head });
  useLayoutEffect(() => {
    const [shared, drawn, tail] = [...(seen.current?.children ?? [])] as HTMLElement[];
    if (!seen.current || !shared || !drawn || !tail) return;
    const row = seen.current;
    const cut = () => {
      const room = widthOf(row) - widthOf(tail) - FEATURES;
      const baseWidth = textWidthLike(shared);
      const headWidth = textWidthLike(drawn);
      const shownBase = cutBase(base, room - headWidth(head), baseWidth);
      const shownHead = cutToWidth(head, room - baseWidth(shownBase), headWidth);
      setShown((known) =>
        known.base === shownBase && known.head === shownHead
          ? known
          : { base: shownBase, head: shownHead },
      );
    };
    cut();
    const observer = new ResizeObserver(cut);
    observer.observe(row);
    return () => observer.disconnect();
  }, [seen, base, head]);
  return shown;
}

/** The slash at the end of a base stays, because it separates it from the name. */
export function cutBase(base: string, room: number, widthOf: (text: string) => number): string {
  if (base === '') return '';
  if (!base.endsWith('/')) return cutToWidth(base, room, widthOf);
  return `${cutToWidth(base.slice(0, -1), room - widthOf('/'), widthOf)}/`;
}

function widthOf(element: HTMLElement): number {
  return element.getBoundingClientRect().width;
}

/** The longest beginning that fits with its dots. */
export function cutToWidth(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text;
  const signs = Array.from(text);
  let [fits, tooLong] = [0, signs.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOf(`${signs.slice(0, middle).join('')}…`) <= room) fits = middle;
    else tooLong = middle;
  }
  return `${signs.slice(0, fits).join('')}…`;
}

let canvas: CanvasRenderingContext2D | null | undefined;

function textWidthLike(element: HTMLElement): (text: string) => number {
  canvas ??= document.createElement('canvas').getContext('2d');
  // Not `font`, which is empty for a font with features.
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  return (text) => {
    if (!canvas) return 0;
    canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    return canvas.measureText(text).width;
  };
}
