import { sql } from 'kysely';
import type { NamedAssociation } from '#platform/contract/client.ts';
import type { Context } from '../tables.ts';

interface Found {
  associations: NamedAssociation[];
  total: number;
  locations: number;
}

/** Named associations of users: brand, then groups, then locations, each sorted by name. */
export async function readAssociations(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string; userIds: readonly string[]; named: number },
): Promise<Map<string, Found>> {
  const { clientId, userIds, named } = given;
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<
    NamedAssociation & { userId: string; total: number; locations: number }
  >`
    with own as (
      select user_id, kind, group_id, location_id from directory.associations
      where client_id = ${clientId} and user_id = any (${[...userIds]}::uuid[])
    ), counted as (
      select user_id, count(*) as locations from (
        select own.user_id, own.location_id from own where own.kind = 'location'
        union
        select own.user_id, member.location_id from own
        join directory.group_members as member
          on member.client_id = ${clientId} and member.group_id = own.group_id
      ) as reached group by user_id
    ), placed as (
      select own.user_id, own.kind, coalesce(own.location_id, own.group_id, ${clientId}::uuid) as id,
        coalesce(location.name, "group".name, client.name) as name, coalesce(location.city, '') as detail,
        count(*) over (partition by own.user_id) as total,
        bool_or(own.kind = 'brand') over (partition by own.user_id) as whole_brand,
        row_number() over (
          partition by own.user_id
          order by own.kind, coalesce(location.name, "group".name), own.location_id, own.group_id) as place
      from own
      join directory.clients as client on client.id = ${clientId}
      left join directory.groups as "group"
        on "group".client_id = ${clientId} and "group".id = own.group_id
      left join directory.locations as location
        on location.client_id = ${clientId} and location.id = own.location_id
    )
    select placed.user_id as "userId", kind, id, name, detail, total,
      array(
        select member.group_id from directory.group_members as member
        where placed.kind = 'location' and member.client_id = ${clientId} and member.location_id = placed.id
      ) as "groupIds",
      case when whole_brand then (select count(*) from directory.locations where client_id = ${clientId})
        else coalesce(counted.locations, 0) end as locations
    from placed left join counted on counted.user_id = placed.user_id
    where place <= ${Math.max(named, 1)} order by placed.user_id, place`.execute(db);
  const found = new Map<string, Found>();
  for (const { userId, total, locations, ...association } of rows) {
    const entry = found.get(userId) ?? { associations: [], total, locations };
    if (entry.associations.length < named) entry.associations.push(association);
    found.set(userId, entry);
  }
  return found;
}

export async function isForWholeBrand(
  { db }: Pick<Context, 'db'>,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('directory.associations')
    .select('kind')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'brand')
    .executeTakeFirst();
  return found !== undefined;
}
