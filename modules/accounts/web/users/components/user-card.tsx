import type { ListedUser } from '#modules/accounts/contract/list-users.ts';
import { Avatar } from '#platform/web/display/marks/avatar.tsx';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { personName } from '../../components/person-name.ts';
import { RoleName } from '../../components/role-name.tsx';
import { UserState } from '../../components/user-state.tsx';
import { PlacesSummary } from './places-summary.tsx';

/** A user on a phone: name, role, places and state. */
export function UserCard({
  user,
  ofBrand,
  ...way
}: CardNavigation & { user: ListedUser; ofBrand: number | undefined }) {
  const name = personName(user);
  return (
    <PhoneCard
      {...way}
      mark={<Avatar name={name} size="small" />}
      name={name}
      text={
        <>
          <RoleName role={user.role} />, <PlacesSummary user={user} ofBrand={ofBrand} />
        </>
      }
      state={<UserState user={user} />}
    />
  );
}
