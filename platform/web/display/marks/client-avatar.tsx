import { initials } from '#platform/contract/text/initials.ts';
import classes from './client-avatar.module.css';

/** The avatar of a client, or the number of all clients. The name is always next to it, so screen readers skip it. */
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
