import type { ReactNode } from 'react';
import { initials } from '#platform/contract/text/text.ts';
import classes from './avatar.module.css';
import clientAvatarStyles from './client-avatar.module.css';
import nameWithMarkStyles from './name-with-mark.module.css';

/** A person's initials. Where no name is next to it, the surrounding button has the name as its label. */
export function Avatar({
  name,
  size = 'normal',
  on = 'surface',
}: {
  name: string;
  size?: 'large' | 'normal' | 'small';
  on?: 'surface' | 'header';
}) {
  return (
    <span className={classes.face} data-size={size} data-on={on} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

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
      className={clientAvatarStyles.crest}
      data-size={size}
      data-current={current}
      data-count={count !== undefined}
      aria-hidden="true"
    >
      {count ?? initials(name)}
    </span>
  );
}

/** The name of a row with an icon before it; in a narrow column the name is shortened, never the icon. */
export function NameWithMark({ mark, name }: { mark: ReactNode; name: string }) {
  return (
    <span className={nameWithMarkStyles.root}>
      {mark}
      <span className={nameWithMarkStyles.name}>{name}</span>
    </span>
  );
}
