import { Avatar } from '#platform/web/display/marks/avatar.tsx';
import { NameWithMark } from '#platform/web/display/marks/name-with-mark.tsx';
import { personName } from './person-name.ts';

export function Person({ person }: { person: { firstName: string; lastName: string } }) {
  const name = personName(person);
  return <NameWithMark mark={<Avatar name={name} size="small" />} name={name} />;
}
