import { Avatar } from '#platform/web/display/marks/avatar.tsx';
import { personName } from './person-name.ts';
import classes from './users.module.css';

export function Person({ person }: { person: { firstName: string; lastName: string } }) {
  const name = personName(person);
  return (
    <span className={classes.person}>
      <Avatar name={name} size="small" />
      <span className={classes.cut}>{name}</span>
    </span>
  );
}
