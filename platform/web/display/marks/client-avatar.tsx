import { initials } from '#platform/contract/text/initials.ts';
import classes from './client-avatar.module.css';

/** The sign of a client, or the number of all of them. Its name always stands beside it, so it is not read out. */
export function ClientAvatar({
  name,
  count,
  size = 'row',
  current = false,
}: {
  name: string;
  count?: string | undefined;
  size?: 'header' | 'row';
  current?: boolean;
}) {
  return (
    <span
      className={classes.crest}
      data-size={size}
      data-current={current}
      data-count={count !== undefined}
      aria-hidden="true"
    >
      {count ?? initials(name)}
    </span>
  );
}
