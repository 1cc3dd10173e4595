import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { RedirectLink } from '../cache/redirect-link.ts';

interface Asked {
  link: Pick<RedirectLink, 'clientId' | 'touchpointId'>;
  cap: number;
  /** Number of waiting visitors; as many visits are granted if available. */
  waiting: number;
  /** In addition at most an eighth of the remaining visits, so that no process holds visits that others need. */
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
