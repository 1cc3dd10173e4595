import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { KnownLink } from '../book/known-link.ts';

interface Asked {
  link: Pick<KnownLink, 'clientId' | 'touchpointId'>;
  cap: number;
  /** Visitors who stand before the door: so many are given if there are so many. */
  waiting: number;
  /** Beyond them at most an eighth of what is left, so that no process holds what another would need. */
  wanted: number;
}

/** How many visits this process may send on; none when the cap is reached. */
export async function grantVisits({ app }: { app: App }, asked: Asked): Promise<number> {
  const { clientId, touchpointId } = asked.link;
  const { rows } = await sql<{ share: number }>`
    select touchpoints.grant_visits(
      ${clientId}::uuid, ${touchpointId}, ${asked.cap}, ${asked.waiting}, ${asked.wanted}
    )::int as share`.execute(app.database.ofClient(clientId));
  return rows[0]?.share ?? 0;
}
