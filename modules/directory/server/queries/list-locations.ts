import { sql } from 'kysely';
import type { LocationRow } from '#modules/directory/contract/locations/location.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import {
  everyLocationList,
  type LocationFilter,
} from '#modules/directory/contract/locations/location-list.ts';
import type { ListPageRequest, SortOf } from '#platform/contract/lists/define-list.ts';
import type { Db } from '#platform/server/database/database.ts';
import { sortColumns } from '#platform/server/fields/sort-columns.ts';
import { isSelectiveFilter } from '#platform/server/filters/filter-checks.ts';
import { readPage } from '#platform/server/lists/read-page.ts';
import { type SortColumns, sortBy } from '#platform/server/lists/sort-by.ts';
import type { DirectoryTables } from '../tables.ts';
import type { ClientScope } from './client-scope.ts';
import { locationFilterSql } from './location-filter-sql.ts';
import { rowColumns, withType } from './whole-location.ts';

type Sort = SortOf<typeof everyLocationList>;
type FoundRow = LocationRow & { client: { uuid: string; name: string } };

/** Each but the last has its index. */
const SORTS: SortColumns<Sort> = {
  ...sortColumns('location', locationFields),
  updatedAt: sql`location.updated_at`,
};

/** A page of the locations of one client or of all, and how many there are [SUP-02]. */
export async function listLocations(
  { db }: { db: Db<DirectoryTables> },
  asked: LocationFilter & ListPageRequest<Sort>,
  of: ClientScope,
): Promise<{ items: FoundRow[]; total: number }> {
  const { rows, total } = await readPage<Omit<FoundRow, 'updatedAt'> & { updatedAt: Date }>(
    { db },
    {
      page: asked.page,
      limit: asked.limit,
      areFew: isSelectiveFilter(everyLocationList, asked),
      from: sql`directory.locations as location`,
      key: sql`location.client_id, location.id`,
      fits: locationFilterSql(asked, of),
      order: sortBy(SORTS, asked, sql`location.id`),
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
