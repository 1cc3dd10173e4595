import { sql } from 'kysely';
import { timeZoneUnknown } from '#modules/directory/contract/clients/client-problems.ts';
import type { Db } from '#platform/server/database/database.ts';

/** The contract has asked this process; the database has a list of its own, and reckons days by it. */
export async function requireKnownZone(
  { db }: { db: Db },
  timeZone: string | undefined,
): Promise<void> {
  if (timeZone === undefined) return;
  const { rows } = await sql`
    select from pg_timezone_names where name = ${timeZone}`.execute(db);
  if (rows.length === 0) throw timeZoneUnknown({ timeZone });
}
