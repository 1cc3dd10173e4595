import { sql } from 'kysely';
import type {
  SearchedPlaceKey,
  SearchedPlaceSums,
} from '#modules/locator/contract/searched-places.ts';
import type { Db } from '#platform/server/database/database.ts';

export async function readSearchedPlaceSums(
  { db }: { db: Db },
  given: { clientId: string } & (
    | { keys: readonly SearchedPlaceKey[] }
    | { after: SearchedPlaceKey | null; limit: number }
  ),
): Promise<SearchedPlaceSums[]> {
  const { rows } = await sql<SearchedPlaceSums>`
    select place.slug, place.day::text as day, place.country, place.label, place.latitude, place.longitude,
      place.searches, place.none_near + place.found_nothing as unserved
    from locator.daily_places as place ${'keys' in given ? ofKeys(given.clientId, given.keys) : pageAfter(given)}`.execute(
    db,
  );
  return rows;
}

function ofKeys(clientId: string, keys: readonly SearchedPlaceKey[]) {
  return sql`
    join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as given (slug text, day date, country text, label text)
      using (slug, day, country, label)
    where place.client_id = ${clientId}`;
}

function pageAfter(given: { clientId: string; after: SearchedPlaceKey | null; limit: number }) {
  const { clientId, after, limit } = given;
  return sql`
    where place.client_id = ${clientId} ${
      after
        ? sql`and (place.slug, place.day, place.country, place.label)
            > (${after.slug}::text, ${after.day}::date, ${after.country}::text, ${after.label}::text)`
        : sql``
    }
    order by place.slug, place.day, place.country, place.label limit ${limit}`;
}

export async function countPlaceSums({ db }: { db: Db }, clientId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from locator.daily_places where client_id = ${clientId}`.execute(db);
  return rows[0]?.count ?? 0;
}
