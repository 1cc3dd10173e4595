import classes from './middle-cut.module.css';

/** Of a long name, what always stays at its end, in signs. */
const TAIL = 8;
const LONG = 14;

/**
 * Shortens the middle of a name whose end distinguishes it. Screen readers, search and copy use the whole text; the
 * visible parts are drawn over it.
 */
export function MiddleCut({
  text,
  base = '',
}: {
  text: string /** What all have, which steps back. */;
  base?: string;
}) {
  const [head, tail] = splitForCut(text);
  return (
    <span className={classes.text}>
      <span className={classes.whole}>{`${base}${text}`}</span>
      <span className={classes.seen} aria-hidden="true">
        <span className={classes.base} data-text={base} />
        <span className={classes.head} data-text={head} />
        <span className={classes.tail} data-text={tail} />
      </span>
    </span>
  );
}

/** Where a name may lose its middle: a short one has none. */
export function splitForCut(text: string): [head: string, tail: string] {
  const signs = Array.from(text);
  const tail = signs.length >= LONG ? TAIL : 0;
  return [signs.slice(0, signs.length - tail).join(''), signs.slice(signs.length - tail).join('')];
}
