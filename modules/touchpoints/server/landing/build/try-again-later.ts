import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';
import type { TouchpointsTables } from '../../tables.ts';

/** A quarter of an hour, twice as long after each failure; then only the catalogue or a person brings it back. */
const FIRST_MINUTES = 15;
const MOST_TRIES = 8;

/** Releases the page for other workers and schedules the next try. */
export async function tryAgainLater(
  { db }: { db: Tx<TouchpointsTables> },
  page: { clientId: string; id: string },
): Promise<void> {
  await sql`
    update touchpoints.landing_builds set leased_until = now(), tries = tries + 1,
      retry_at = case when tries + 1 < ${MOST_TRIES}
        then now() + make_interval(mins => ${FIRST_MINUTES} * (1 << tries)) end
    where client_id = ${page.clientId} and touchpoint_id = ${page.id}`.execute(db);
}
