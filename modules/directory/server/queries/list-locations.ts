import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { LocationRow, Named } from '#modules/directory/contract/location.ts';
import type {
  LocationFilters,
  LocationSort,
} from '#modules/directory/contract/location-filters.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import { fitsLocationFilters, type OfClients } from './fits-location-filters.ts';

export interface Page<Sort> {
  page: number;
  limit: number;
  sortBy: Sort;
  sortDesc: boolean;
}

type FoundRow = LocationRow & { client: { uuid: string; name: string } };

const SORTS: Record<LocationSort, RawBuilder<unknown>> = {
  name: sql`location.name`,
  code: sql`location.code_key`,
  city: sql`location.city`,
  country: sql`location.country`,
  updatedAt: sql`location.updated_at`,
};

export async function listLocations(
  { db }: { db: Db<DirectoryTables> },
  asked: Page<LocationSort> & LocationFilters,
  of: OfClients,
): Promise<{ items: FoundRow[]; total: number }> {
  const fits = fitsLocationFilters(asked, of);
  // Words leave few, which are found once, counted and shown; without them an index shows and another counts.
  if (asked.q) {
    const { items, total } = await readPage({ db }, asked, pageOfFound(asked, fits));
    return { items, total: total ?? (asked.page === 1 ? 0 : await count({ db }, fits)) };
  }
  const [{ items }, total] = await Promise.all([
    readPage({ db }, asked, pageByIndex(asked, fits)),
    count({ db }, fits),
  ]);
  return { items, total };
}

async function count(
  { db }: { db: Db<DirectoryTables> },
  fits: RawBuilder<SqlBool>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from directory.locations as location where ${fits}`.execute(db);
  return rows[0]?.total ?? 0;
}

function orderOf({ sortBy, sortDesc }: Page<LocationSort>): RawBuilder<unknown> {
  const direction = sql.raw(sortDesc ? 'desc' : 'asc');
  return sql`${SORTS[sortBy]} ${direction}, location.id ${direction}`;
}

/** The ids of the page first, which an index alone can tell. */
function pageByIndex(asked: Page<LocationSort>, fits: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql`
    page as materialized (
      select location.client_id, location.id, null::bigint as total from directory.locations as location
      where ${fits} order by ${orderOf(asked)}
      limit ${asked.limit} offset ${(asked.page - 1) * asked.limit}
    )`;
}

function pageOfFound(asked: Page<LocationSort>, fits: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql`
    found as materialized (
      select location.client_id, location.id, row_number() over (order by ${orderOf(asked)}) as place
      from directory.locations as location where ${fits}
    ),
    page as materialized (
      select client_id, id, (select count(*) from found) as total from found
      order by place limit ${asked.limit} offset ${(asked.page - 1) * asked.limit}
    )`;
}

/** What is shown of the few on the page. */
async function readPage(
  { db }: { db: Db<DirectoryTables> },
  asked: Page<LocationSort>,
  page: RawBuilder<unknown>,
): Promise<{ items: FoundRow[]; total: number | undefined }> {
  const { rows } = await sql<FoundRow & { updatedAt: Date; groups: Named[]; total: number | null }>`
    with ${page}
    select location.id, location.code, location.name, location.company, location.street,
      location.postal_code as "postalCode", location.city, location.country,
      case when type.id is not null then json_build_object('id', type.id, 'name', type.name) end as type,
      location.activity, location.affiliation, coalesce(groups.list, '[]') as groups,
      location.latitude is not null as "hasCoordinates", standing.users as representatives,
      location.closed_at is not null as closed, location.updated_at as "updatedAt",
      json_build_object('uuid', client.id, 'name', client.name) as client, page.total
    from page
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
    ) as standing
    order by ${orderOf(asked)}`.execute(db);
  return {
    items: rows.map(({ total: _total, ...row }) => ({
      ...row,
      updatedAt: row.updatedAt.toISOString(),
    })),
    total: rows[0]?.total ?? undefined,
  };
}
