import type { ListedUser } from '#modules/accounts/contract/list-users.ts';
import { RowLink } from '#platform/web/table/rows/row-link.tsx';
import { Person } from '../../components/person.tsx';
import { RoleWord } from '../../components/role-word.tsx';
import { UserState } from '../../components/user-state.tsx';
import classes from '../../components/users.module.css';
import { PlacesWords } from './places-words.tsx';

/** A user on a phone: who, how they stand, what they are and where. */
export function UserCard(given: {
  user: ListedUser;
  ofBrand: number | undefined;
  href: string;
  navigate: (href: string) => void;
}) {
  const { user } = given;
  return (
    <div className={classes.card}>
      <RowLink href={given.href} navigate={given.navigate} tabIndex={0}>
        <Person person={user} />
      </RowLink>
      <span className={classes.cardState}>
        <UserState user={user} />
      </span>
      <span className={classes.cardSmall}>
        <RoleWord role={user.role} />, <PlacesWords user={user} ofBrand={given.ofBrand} />
      </span>
    </div>
  );
}
