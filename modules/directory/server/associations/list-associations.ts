import { type RawBuilder, sql } from 'kysely';
import type { AssociationNode } from '#modules/directory/contract/associations.ts';
import { notFound } from '#platform/contract/problems.ts';
import { matchWords, matchWordsInClient } from '#platform/server/database/word-search.ts';
import type { Context } from '../tables.ts';
import { brandNode, groupNodes, locationNodes } from './association-nodes.ts';

interface ListAssociationsQuery {
  clientId: string;
  parent?: string | undefined;
  words?: string | undefined;
  page: number;
  limit: number;
}
interface Answer {
  items: AssociationNode[];
  total: number;
  ancestors: AssociationNode[];
}
interface Place {
  kind: 'group' | 'location';
  id: string;
  parentId: string;
}
/** A page of the association tree; reads only the locations of the page. */
export async function listAssociations(
  context: Context,
  listQuery: ListAssociationsQuery,
): Promise<Answer> {
  const { db } = context;
  const { clientId, parent, words } = listQuery;
  if (!words && parent === undefined)
    return { items: [await brandNode({ db }, clientId)], total: 1, ancestors: [] };
  if (parent !== undefined && parent !== clientId) await requireGroup({ db }, clientId, parent);
  const places = placesOf(listQuery);
  const [page, total] = await Promise.all([
    readPage({ db }, places, listQuery),
    countPlaces({ db }, places),
  ]);
  const items = await nodesOf(context, clientId, page);
  return { items, total, ancestors: words ? await wayTo({ db }, clientId, page) : [] };
}

/** Groups before locations, each by name; a query of kind, id, name and parent. */
function placesOf({ clientId, parent, words }: ListAssociationsQuery): RawBuilder<unknown> {
  const fitsGroup = matchWords('folded', words ?? '');
  const fitsLocation = words
    ? matchWordsInClient({ name: 'directory.locations', alias: 'location' }, words)
    : sql`true`;
  const groups = sql`
    select 'group' as kind, id, name, ${clientId}::uuid as parent from (
      select id, name, name_key as folded from directory.groups where client_id = ${clientId}
    ) as "group" where ${fitsGroup}`;
  if (parent !== undefined && parent !== clientId)
    return sql`
      select 'location' as kind, location.id, location.name, member.group_id as parent
      from directory.group_members as member
      join directory.locations as location
        on location.client_id = member.client_id and location.id = member.location_id
      where member.client_id = ${clientId} and member.group_id = ${parent} and ${fitsLocation}`;
  // In a search, a location appears under its first group. Without search text, locations of no group appear directly
  // under the brand.
  const firstGroup = sql`
    select "group".id from directory.group_members as member
    join directory.groups as "group"
      on "group".client_id = member.client_id and "group".id = member.group_id
    where member.client_id = location.client_id and member.location_id = location.id
    order by "group".name limit 1`;
  const inNoGroup = sql`not exists (
    select from directory.group_members as member
    where member.client_id = location.client_id and member.location_id = location.id)`;
  return sql`
    ${groups}
    union all
    select 'location', location.id, location.name,
      ${words ? sql`coalesce((${firstGroup}), ${clientId}::uuid)` : sql`${clientId}::uuid`}
    from directory.locations as location
    where location.client_id = ${clientId} and ${words ? fitsLocation : inNoGroup}`;
}

async function readPage(
  { db }: Pick<Context, 'db'>,
  places: RawBuilder<unknown>,
  { page, limit }: ListAssociationsQuery,
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select kind, id, parent as "parentId" from (${places}) as place
    order by kind, name, id limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return rows;
}

async function countPlaces(
  { db }: Pick<Context, 'db'>,
  places: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${places}) as place`.execute(db);
  return rows[0]?.total ?? 0;
}

async function nodesOf(
  context: Context,
  clientId: string,
  page: readonly Place[],
): Promise<AssociationNode[]> {
  const ofKind = (kind: Place['kind']) => page.filter((place) => place.kind === kind);
  return [
    ...(await groupNodes(
      context,
      clientId,
      ofKind('group').map(({ id }) => id),
    )),
    ...(await locationNodes(context, clientId, ofKind('location'))),
  ];
}

/** Brand first, then the groups with results. */
async function wayTo(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  page: readonly Place[],
): Promise<AssociationNode[]> {
  const groups = new Set(page.map(({ parentId }) => parentId));
  groups.delete(clientId);
  return [await brandNode({ db }, clientId), ...(await groupNodes({ db }, clientId, [...groups]))];
}

async function requireGroup(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  id: string,
): Promise<void> {
  const group = await db
    .selectFrom('directory.groups')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!group) throw notFound();
}
