import type { ListedUser } from '#modules/accounts/contract/list-users.ts';
import { Avatar } from '#platform/web/display/marks/avatar.tsx';
import type { CardWay } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { personName } from '../../components/person-name.ts';
import { RoleWord } from '../../components/role-word.tsx';
import { UserState } from '../../components/user-state.tsx';
import { PlacesWords } from './places-words.tsx';

/** A user on a phone: who, what they are and where, how they stand. */
export function UserCard({
  user,
  ofBrand,
  ...way
}: CardWay & { user: ListedUser; ofBrand: number | undefined }) {
  const name = personName(user);
  return (
    <PhoneCard
      {...way}
      mark={<Avatar name={name} size="small" />}
      name={name}
      text={
        <>
          <RoleWord role={user.role} />, <PlacesWords user={user} ofBrand={ofBrand} />
        </>
      }
      state={<UserState user={user} />}
    />
  );
}
