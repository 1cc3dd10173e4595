import { sql } from 'kysely';
import { type Person, peopleByIds } from '#modules/directory/contract/associations.ts';
import type { Representative } from '#modules/directory/contract/locations/representative.ts';
import { isBoundToLocations, type Role } from '#platform/contract/role.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

/** With what else is known of them; calls show a representative alone. */
export type StandingPerson = Representative & Person;

interface Standing {
  userId: string;
  through: Representative['through'];
  group: string | null;
}

/**
 * Who stands for a location, and why: each person once, by what is nearest to the location. Whoever is bound to locations
 * learns the names of those beside them, and nothing of the brand's own people.
 */
export async function representativesOf(
  context: { db: Db<DirectoryTables>; app: App },
  location: { clientId: string; id: string },
  reader: { role: Role },
): Promise<StandingPerson[]> {
  const namesOnly = isBoundToLocations(reader.role);
  const { rows } = await sql<Standing>`
    select distinct on (user_id) user_id as "userId", through, "group" from (
      select own.user_id, 'location' as through, null as "group", 1 as distance
      from directory.associations as own
      where own.client_id = ${location.clientId} and own.location_id = ${location.id}
      union all
      select own.user_id, 'group', "group".name, 2 from directory.group_members as member
      join directory.groups as "group"
        on "group".client_id = member.client_id and "group".id = member.group_id
      join directory.associations as own
        on own.client_id = member.client_id and own.group_id = member.group_id
      where member.client_id = ${location.clientId} and member.location_id = ${location.id}
      union all
      select own.user_id, 'brand', null, 3 from directory.associations as own
      where own.client_id = ${location.clientId} and own.kind = 'brand' and not ${namesOnly}
    ) as standing order by user_id, distance, "group"`.execute(context.db);
  if (rows.length === 0) return [];
  const people = await context.app.ports.ask(
    peopleByIds,
    { clientId: location.clientId, userIds: rows.map(({ userId }) => userId) },
    context,
  );
  const standing = new Map(rows.map((row) => [row.userId, row]));
  return people
    .flatMap((person): StandingPerson[] => {
      const why = standing.get(person.userId);
      if (!why) return [];
      const shown = namesOnly ? { ...person, email: '', status: 'active' as const } : person;
      return [{ ...shown, through: why.through, group: why.group }];
    })
    .sort(
      (a, b) =>
        NEAREST.indexOf(a.through) - NEAREST.indexOf(b.through) ||
        byName(a).localeCompare(byName(b)),
    );
}

/** For other modules, which write to them: who was invited or disabled reads nothing. */
export async function activePeopleOf(
  context: { db: Db<DirectoryTables>; app: App },
  location: { clientId: string; id: string },
): Promise<StandingPerson[]> {
  const people = await representativesOf(context, location, { role: 'brand_admin' });
  return people.filter(({ status }) => status === 'active');
}

const NEAREST = ['location', 'group', 'brand'];

function byName({ lastName, firstName }: Representative): string {
  return `${lastName} ${firstName}`;
}
