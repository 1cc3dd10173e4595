import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import classes from './middle-cut.module.css';

/** Number of characters that stay at the end of a long name. */
const TAIL = 8;
const LONG = 14;

/** Pixels by which the features of the font may widen a text, which a canvas does not measure. */
const FEATURES = 2;

/**
 * Shortens the middle of a name whose end distinguishes it. Screen readers, search and copy use the whole text; the
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
  const shown = useFittedHead(seen, head);
  return (
    <span className={classes.text}>
      <span className={classes.whole}>{`${base}${text}`}</span>
      <span className={classes.seen} ref={seen} aria-hidden="true">
        <span className={classes.base} data-text={base} />
        <span className={classes.head} data-text={shown} />
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

/** The head as far as there is room. CSS would leave up to one letter of empty space between its dots and the tail. */
function useFittedHead(seen: RefObject<HTMLSpanElement | null>, head: string): string {
  const [shown, setShown] = useState(head);
  useLayoutEffect(() => {
    const [base, drawn, tail] = [...(seen.current?.children ?? [])] as HTMLElement[];
    if (!seen.current || !base || !drawn || !tail) return;
    const row = seen.current;
    const cut = () => {
      const room = widthOf(row) - widthOf(base) - widthOf(tail) - FEATURES;
      setShown(cutToWidth(head, room, textWidthLike(drawn)));
    };
    cut();
    const observer = new ResizeObserver(cut);
    observer.observe(row);
    return () => observer.disconnect();
  }, [seen, head]);
  return shown;
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
