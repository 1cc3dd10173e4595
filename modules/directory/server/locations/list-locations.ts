import { sql } from 'kysely';
import {
  everyLocationList,
  type Location,
  type LocationFilter,
  type LocationRow,
} from '#modules/directory/contract/locations/location.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import { fieldsWith } from '#platform/contract/fields/record-fields.ts';
import type { ListPageRequest, SortOf } from '#platform/contract/lists/define-list.ts';
import type { Role } from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';
import { selected } from '#platform/server/fields/field-sql.ts';
import { sortColumns } from '#platform/server/fields/list-columns.ts';
import { isSelectiveFilter } from '#platform/server/filters/filter-sql.ts';
import { readPage, type SortColumns, sortBy } from '#platform/server/lists/read-page.ts';
import type { ClientScope } from '../clients/client-scope.ts';
import type { Context } from '../tables.ts';
import { locationFilterSql } from './location-filter-sql.ts';
import { readLocationRepresentatives } from './read-location-representatives.ts';

/** Stored data of a location, with the names of its type and groups. */
export type WholeLocation = Omit<
  Location,
  'representatives' | 'closedAt' | 'createdAt' | 'updatedAt'
> & { closedAt: Date | null; createdAt: Date; updatedAt: Date };

/** Over `directory.locations as location` and `withType`. */
const tied = sql`
  case when type.id is not null then json_build_object('id', type.id, 'name', type.name) end as type,
  (select coalesce(json_agg(json_build_object('id', "group".id, 'name', "group".name) order by "group".name), '[]')
    from directory.group_members as member
    join directory.groups as "group"
      on "group".client_id = member.client_id and "group".id = member.group_id
    where member.client_id = location.client_id and member.location_id = location.id) as groups,
  location.closed_at is not null as closed`;

const movedTo = sql`(
  select json_build_object('id', target.id, 'code', target.code, 'name', target.name)
  from directory.locations as target
  where target.client_id = location.client_id and target.id = location.moved_to_id) as "movedTo"`;

export const withType = sql`left join directory.location_types as type
  on type.client_id = location.client_id and type.id = location.type_id`;

/** Columns of locations in lists. */
const rowColumns = sql`location.id, ${tied}, location.updated_at as "updatedAt",
  ${selected('location', locationFields, fieldsWith(locationFields, 'inRow'))}`;

export const wholeColumns = sql`location.id, ${tied}, ${movedTo}, location.closed_at as "closedAt",
  location.created_at as "createdAt", location.updated_at as "updatedAt", location.version,
  ${selected('location', locationFields, fieldsWith(locationFields, 'shown'))}`;

type Sort = SortOf<typeof everyLocationList>;
type FoundRow = LocationRow & { client: { uuid: string; name: string } };

/** All except the last have an index. */
const SORTS: SortColumns<Sort> = {
  ...sortColumns('location', locationFields),
  updatedAt: sql`location.updated_at`,
};

/** A page of the locations of one client or of all, with the total [SUP-02]. */
export async function listLocations(
  { db }: Pick<Context, 'db'>,
  listQuery: LocationFilter & ListPageRequest<Sort>,
  of: ClientScope,
): Promise<{ items: FoundRow[]; total: number }> {
  const { rows, total } = await readPage<Omit<FoundRow, 'updatedAt'> & { updatedAt: Date }>(
    { db },
    {
      page: listQuery.page,
      limit: listQuery.limit,
      areFew: isSelectiveFilter(everyLocationList, listQuery),
      from: sql`directory.locations as location`,
      key: sql`location.client_id, location.id`,
      fits: locationFilterSql(listQuery, of),
      order: sortBy(SORTS, listQuery, sql`location.id`),
      columns: COLUMNS,
      joins: JOINS,
    },
  );
  const items = rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
  return { items, total };
}

/** Columns of the rows on the page. */
const COLUMNS = sql`${rowColumns}, location.latitude is not null as "hasCoordinates",
  standing.users as representatives, json_build_object('uuid', client.id, 'name', client.name) as client`;

const JOINS = sql`
  join directory.locations as location on location.client_id = page.client_id and location.id = page.id
  join directory.clients as client on client.id = page.client_id
  ${withType}
  cross join lateral (
    select count(*) as users from (
      select own.user_id from directory.associations as own
      where own.client_id = page.client_id and own.location_id = page.id
      union
      select own.user_id from directory.group_members as member
      join directory.associations as own
        on own.client_id = member.client_id and own.group_id = member.group_id
      where member.client_id = page.client_id and member.location_id = page.id
    ) as people
  ) as standing`;

/** One location with all its data; throws not found if row-level security hides it. */
export async function readLocation(
  context: Context,
  wanted: { clientId: string; id: string },
  reader: { role: Role },
): Promise<Location> {
  const { rows } = await sql<WholeLocation>`
    select ${wholeColumns} from directory.locations as location ${withType}
    where location.client_id = ${wanted.clientId} and location.id = ${wanted.id}`.execute(
    context.db,
  );
  const [location] = rows;
  if (!location) throw notFound();
  return {
    ...location,
    representatives: await readLocationRepresentatives(context, wanted, reader),
    closedAt: location.closedAt?.toISOString() ?? null,
    createdAt: location.createdAt.toISOString(),
    updatedAt: location.updatedAt.toISOString(),
  };
}
