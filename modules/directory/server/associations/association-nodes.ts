import { sql } from 'kysely';
import { type AssociationNode, peopleByIds } from '#modules/directory/contract/associations.ts';
import type { Context } from '../tables.ts';

/** The root of the tree: the brand itself. */
export async function brandNode(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<AssociationNode> {
  const { rows } = await sql<{ name: string; locations: number; groups: number }>`
    select name,
      (select count(*) from directory.locations where client_id = ${clientId}) as locations,
      (select count(*) from directory.groups where client_id = ${clientId}) as groups
    from directory.clients where id = ${clientId}`.execute(db);
  const [brand] = rows;
  if (!brand) throw new Error('the client of the call is gone');
  return {
    ...leaf,
    ...brand,
    kind: 'brand',
    id: clientId,
    children: brand.groups + brand.locations > 0,
  };
}

/** Groups with their number of locations. */
export async function groupNodes(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  ids: readonly string[],
): Promise<AssociationNode[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string; locations: number }>`
    select "group".id, "group".name,
      (select count(*) from directory.group_members as member
        where member.client_id = ${clientId} and member.group_id = "group".id) as locations
    from directory.groups as "group"
    where "group".client_id = ${clientId} and "group".id = any (${[...ids]}::uuid[])
    order by "group".name, "group".id`.execute(db);
  return rows.map((group) => ({
    ...leaf,
    ...group,
    kind: 'group',
    parentId: clientId,
    children: group.locations > 0,
  }));
}

/** Location nodes, each under the requested parent. */
export async function locationNodes(
  context: Context,
  clientId: string,
  places: readonly { id: string; parentId: string }[],
): Promise<AssociationNode[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const { rows } = await sql<{ id: string; name: string; detail: string; code: string }>`
    select id, name, city as detail, code from directory.locations
    where client_id = ${clientId} and id = any (${ids}::uuid[])`.execute(context.db);
  const represented = await representedLocations(context, clientId, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return places.flatMap(({ id, parentId }): AssociationNode[] => {
    const row = byId.get(id);
    if (!row) return [];
    return [
      {
        ...leaf,
        ...row,
        kind: 'location',
        parentId,
        locations: 1,
        hasRepresentative: represented.has(id),
      },
    ];
  });
}

const leaf = {
  parentId: null,
  detail: '',
  code: '',
  locations: 0,
  groups: 0,
  children: false,
  hasRepresentative: false,
};

/** The accounts module knows the role of users; the directory knows the locations they represent. */
async function representedLocations(
  context: Context,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ locationId: string; userId: string }>`
    select location_id as "locationId", user_id as "userId" from directory.associations
    where client_id = ${clientId} and location_id = any (${[...ids]}::uuid[])
    union
    select member.location_id, own.user_id from directory.group_members as member
    join directory.associations as own
      on own.client_id = member.client_id and own.group_id = member.group_id
    where member.client_id = ${clientId} and member.location_id = any (${[...ids]}::uuid[])`.execute(
    context.db,
  );
  if (rows.length === 0) return new Set();
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  const people = await context.app.ports.call(peopleByIds, { clientId, userIds }, context);
  const representatives = new Set(
    people.filter(({ role }) => role === 'sales_rep').map(({ userId }) => userId),
  );
  return new Set(
    rows.filter(({ userId }) => representatives.has(userId)).map(({ locationId }) => locationId),
  );
}
