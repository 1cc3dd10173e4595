import { initials } from '#platform/contract/text/initials.ts';
import classes from './face.module.css';

/** A person, by their letters. Where no name stands beside it, the button around it carries the name. */
export function Face({
  name,
  size = 'normal',
  on = 'surface',
}: {
  name: string;
  size?: 'normal' | 'small';
  on?: 'surface' | 'fascia';
}) {
  return (
    <span className={classes.face} data-size={size} data-on={on} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
