import { sql } from 'kysely';
import type { ReviewFigures } from '#modules/communication/contract/location-figures.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { CommunicationTables } from '../tables.ts';

/** Grades by location, read from the index by month. Deleted reviews count, as in the rating of the brand. */
export async function readLocationFigures(
  { db }: { db: Db<CommunicationTables> },
  {
    clientId,
    locationIds,
    fromMonth,
    toMonth,
  }: {
    clientId: string;
    locationIds?: readonly string[] | undefined;
    fromMonth: string;
    toMonth: string;
  },
): Promise<ReadonlyMap<string, ReviewFigures>> {
  const { rows } = await sql<ReviewFigures & { id: string }>`
    select location_id as id, count(*)::float8 as reviews, avg(grade)::float8 as average
    from communication.reviews
    where client_id = ${clientId} and month between ${fromMonth}::date and ${toMonth}::date
      and ${locationIds ? sql`location_id = any (${locationIds}::uuid[])` : sql`location_id is not null`}
    group by 1`.execute(db);
  return new Map(rows.map(({ id, reviews, average }) => [id, { reviews, average }]));
}
