import { sql } from 'kysely';
import { timeZoneUnknown } from '#modules/directory/contract/clients/client-problems.ts';
import type { Db } from '#platform/server/database/database.ts';

/**
 * The contract checks the zone against this process. The database has a separate list of zones and calculates days with
 * it.
 */
export async function requireValidTimeZone(
  { db }: { db: Db },
  timeZone: string | undefined,
): Promise<void> {
  if (timeZone === undefined) return;
  const { rows } = await sql`
    select from pg_timezone_names where name = ${timeZone}`.execute(db);
  if (rows.length === 0) throw timeZoneUnknown({ timeZone });
}
