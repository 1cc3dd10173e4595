import classes from './middle-cut.module.css';
import { splitForCut } from './split-for-cut.ts';

/**
 * A name of which the end tells it apart from its neighbours: where room is short its middle goes, not its end. Read out,
 * searched and copied is the whole of it, in one piece; seen are the parts that are drawn over it.
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
