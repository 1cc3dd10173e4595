import { sql } from 'kysely';
import { type Person, peopleByIds } from '#modules/directory/contract/associations.ts';
import type { Representative } from '#modules/directory/contract/locations/location.ts';
import { isBoundToLocations, type Role } from '#platform/contract/permission.ts';
import type { Context } from '../tables.ts';

/** Representative with more user data; calls return only the `Representative` part. */
export type RepresentativePerson = Representative & Person;

interface RepresentationRow {
  locationId: string;
  userId: string;
  through: Representative['through'];
  group: string | null;
}

/**
 * Representatives of a location, each user once with the closest association. Readers limited to locations get names
 * only, without representatives of the whole brand.
 */
export async function readLocationRepresentatives(
  context: Context,
  location: { clientId: string; id: string },
  reader: { role: Role },
): Promise<RepresentativePerson[]> {
  const { clientId, id } = location;
  const namesOnly = isBoundToLocations(reader.role);
  const associated = await readRepresentatives(context, {
    clientId,
    ids: [id],
    withBrand: !namesOnly,
  });
  const people = associated.get(id) ?? [];
  if (!namesOnly) return people;
  return people.map((person) => ({ ...person, email: '', status: 'active' }));
}

/** For modules that send messages: invited and disabled users are excluded. */
export async function readActiveRepresentatives(
  context: Context,
  { clientId, locationIds }: { clientId: string; locationIds: readonly string[] },
): Promise<ReadonlyMap<string, RepresentativePerson[]>> {
  const associated = await readRepresentatives(context, {
    clientId,
    ids: locationIds,
    withBrand: true,
  });
  const active = (people: readonly RepresentativePerson[]) =>
    people.filter(({ status }) => status === 'active');
  return new Map([...associated].map(([locationId, people]) => [locationId, active(people)]));
}

async function readRepresentatives(
  context: Context,
  { clientId, ids, withBrand }: { clientId: string; ids: readonly string[]; withBrand: boolean },
): Promise<ReadonlyMap<string, RepresentativePerson[]>> {
  const { rows } = await sql<RepresentationRow>`
    select distinct on (location_id, user_id) location_id as "locationId", user_id as "userId", through, "group" from (
      select own.location_id, own.user_id, 'location' as through, null as "group", 1 as distance
      from directory.associations as own
      where own.client_id = ${clientId} and own.location_id = any (${ids}::uuid[])
      union all
      select member.location_id, own.user_id, 'group', "group".name, 2 from directory.group_members as member
      join directory.groups as "group"
        on "group".client_id = member.client_id and "group".id = member.group_id
      join directory.associations as own
        on own.client_id = member.client_id and own.group_id = member.group_id
      where member.client_id = ${clientId} and member.location_id = any (${ids}::uuid[])
      union all
      select requested.location_id, own.user_id, 'brand', null, 3 from directory.associations as own
      cross join unnest(${ids}::uuid[]) as requested (location_id)
      where own.client_id = ${clientId} and own.kind = 'brand' and ${withBrand}
    ) as standing order by location_id, user_id, distance, "group"`.execute(context.db);
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const people =
    userIds.length > 0
      ? await context.app.ports.call(peopleByIds, { clientId, userIds }, context)
      : [];
  const known = new Map(people.map((person) => [person.userId, person]));
  const inOrder = (associated: readonly RepresentationRow[]) =>
    associated
      .flatMap(({ userId, through, group }): RepresentativePerson[] => {
        const person = known.get(userId);
        return person ? [{ ...person, through, group }] : [];
      })
      .sort(
        (a, b) =>
          NEAREST.indexOf(a.through) - NEAREST.indexOf(b.through) ||
          byName(a).localeCompare(byName(b)),
      );
  const byLocation = Map.groupBy(rows, ({ locationId }) => locationId);
  return new Map([...byLocation].map(([id, associated]) => [id, inOrder(associated)]));
}

const NEAREST = ['location', 'group', 'brand'];

function byName({ lastName, firstName }: Representative): string {
  return `${lastName} ${firstName}`;
}
