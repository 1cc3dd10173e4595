import classes from './middle-cut.module.css';
import { splitForCut } from './split-for-cut.ts';

/** A name of which the end tells it apart from its neighbours: where room is short its middle goes, not its end. */
export function MiddleCut({ text }: { text: string }) {
  const [head, tail] = splitForCut(text);
  return (
    <span className={classes.text}>
      <span className={classes.head}>{head}</span>
      <span>{tail}</span>
    </span>
  );
}
