import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';

/** `which` is a condition on `touchpoints.touchpoints as touchpoint`. */
export async function markWaiting(
  { db }: { db: Db },
  given: { clientId: string; which: RawBuilder<SqlBool>; fresh?: boolean },
): Promise<number> {
  const { clientId, which, fresh = false } = given;
  const { numAffectedRows } = await sql`
    update touchpoints.touchpoints as touchpoint
    set landing_state = 'waiting', landing_asked_at = clock_timestamp(),
      landing_fresh = landing_fresh or ${fresh}
    where touchpoint.client_id = ${clientId} and touchpoint.type = 'product'
      and touchpoint.deleted_at is null and ${which}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
