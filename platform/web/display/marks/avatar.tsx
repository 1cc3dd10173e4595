import { initials } from '#platform/contract/text/initials.ts';
import classes from './avatar.module.css';

/** A person, by their letters. Where no name stands beside it, the button around it carries the name. */
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
