import type { ReactNode } from 'react';
import classes from './name-with-mark.module.css';

/** The name of a row with an icon before it; in a narrow column the name is shortened, never the icon. */
export function NameWithMark({ mark, name }: { mark: ReactNode; name: string }) {
  return (
    <span className={classes.root}>
      {mark}
      <span className={classes.name}>{name}</span>
    </span>
  );
}
