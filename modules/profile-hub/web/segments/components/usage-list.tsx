import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import linkStyles from '#platform/web/display/link.module.css';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './usage-list.module.css';

interface PlaceOfUse {
  key: string;
  name: string;
  /** Undefined if it belongs to another user. */
  to?: string;
  note?: string | undefined;
}

/** Places of one kind that use a thing, each with the way there; nothing where there is none. */
export function UsageList({
  title,
  uses,
  total = uses.length,
}: {
  title: string;
  uses: readonly PlaceOfUse[];
  /** Where more there are than named. */
  total?: number;
}) {
  const { number } = useFormat();
  const id = useId();
  if (uses.length === 0) return null;
  return (
    <section className={classes.uses} aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className={classes.quiet}>{number(total)}</span>
      </h2>
      <ul>
        {uses.map(({ key, name, to, note }) => (
          <li key={key}>
            {to === undefined ? (
              <span className={classes.quiet}>{name}</span>
            ) : (
              <Link to={to} className={linkStyles.link}>
                {name}
              </Link>
            )}
            {note !== undefined && <span className={classes.quiet}>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
