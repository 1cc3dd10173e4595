import { sql } from 'kysely';
import type { LocationRow } from '#modules/directory/contract/location.ts';
import {
  everyLocationList,
  type LocationFilter,
} from '#modules/directory/contract/location-list.ts';
import type { PageOf, SortOf } from '#platform/contract/lists/define-list.ts';
import type { Db } from '#platform/server/database/database.ts';
import { leavesFew } from '#platform/server/filters/asked-of-filter.ts';
import { readPage } from '#platform/server/lists/read-page.ts';
import { type SortColumns, sortBy } from '#platform/server/lists/sort-by.ts';
import type { DirectoryTables } from '../tables.ts';
import { fitsLocationFilter } from './fits-location-filter.ts';
import type { OfClients } from './of-clients.ts';

type Sort = SortOf<typeof everyLocationList>;
type FoundRow = LocationRow & { client: { uuid: string; name: string } };

/** Each but the last has its index. */
const SORTS: SortColumns<Sort> = {
  name: sql`location.name`,
  code: sql`location.code_key`,
  city: sql`location.city`,
  country: sql`location.country`,
  updatedAt: sql`location.updated_at`,
};

/** A page of the locations of one client or of all, and how many there are [SUP-02]. */
export async function listLocations(
  { db }: { db: Db<DirectoryTables> },
  asked: LocationFilter & PageOf<Sort>,
  of: OfClients,
): Promise<{ items: FoundRow[]; total: number }> {
  const { rows, total } = await readPage<Omit<FoundRow, 'updatedAt'> & { updatedAt: Date }>(
    { db },
    {
      page: asked.page,
      limit: asked.limit,
      areFew: leavesFew(everyLocationList, asked),
      from: sql`directory.locations as location`,
      key: sql`location.client_id, location.id`,
      fits: fitsLocationFilter(asked, of),
      order: sortBy(SORTS, asked, sql`location.id`),
      columns: COLUMNS,
      joins: JOINS,
    },
  );
  const items = rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
  return { items, total };
}

/** What is shown of the few on the page. */
const COLUMNS = sql`location.id, location.code, location.name, location.company, location.street,
  location.postal_code as "postalCode", location.city, location.country,
  case when type.id is not null then json_build_object('id', type.id, 'name', type.name) end as type,
  location.activity, location.affiliation, coalesce(groups.list, '[]') as groups,
  location.latitude is not null as "hasCoordinates", standing.users as representatives,
  location.closed_at is not null as closed, location.updated_at as "updatedAt",
  json_build_object('uuid', client.id, 'name', client.name) as client`;

const JOINS = sql`
  join directory.locations as location on location.client_id = page.client_id and location.id = page.id
  join directory.clients as client on client.id = page.client_id
  left join directory.location_types as type
    on type.client_id = location.client_id and type.id = location.type_id
  left join lateral (
    select json_agg(json_build_object('id', "group".id, 'name', "group".name) order by "group".name) as list
    from directory.group_members as member
    join directory.groups as "group"
      on "group".client_id = member.client_id and "group".id = member.group_id
    where member.client_id = page.client_id and member.location_id = page.id
  ) as groups on true
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
