import classes from './middle-cut.module.css';
import { splitForCut } from './split-for-cut.ts';

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
