import classes from './crest.module.css';
import { initials } from './initials.ts';

/** The sign of a client. Its name always stands beside it, so the letters are not read out. */
export function Crest({
  name,
  size = 'row',
  current = false,
}: {
  name: string;
  size?: 'fascia' | 'row';
  current?: boolean;
}) {
  return (
    <span className={classes.crest} data-size={size} data-current={current} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
