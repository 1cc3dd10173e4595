import { initials } from '#platform/contract/text/initials.ts';
import classes from './avatar.module.css';

/** A person's initials. Where no name is next to it, the surrounding button has the name as its label. */
export function Avatar({
  name,
  size = 'normal',
  on = 'surface',
}: {
  name: string;
  size?: 'normal' | 'small';
  on?: 'surface' | 'header';
}) {
  return (
    <span className={classes.face} data-size={size} data-on={on} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
