import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { defineService } from '#platform/server/service.ts';
import { retailerIndex } from './retailer-index.ts';

/** Number of brands to preload: those whose demand changed last, because their maps are likely to be opened. */
const WARMED_CLIENTS = 3;

/**
 * Builds indexes after startup, so that the first reader of a map with a hundred thousand retailers does not wait.
 * Other calls are not blocked.
 */
export const warmIndexesService = defineService({
  async start(app) {
    const stopping = new AbortController();
    // Worker processes serve no maps.
    if (app.config.ROLE !== 'worker')
      warmIndexes(app, stopping.signal).catch((error: unknown) => {
        if (!stopping.signal.aborted)
          app.log.warn({ error }, 'indexes of retailers are built when they are requested');
      });
    return {
      // Shutdown does not wait for an index that is being built.
      async stop() {
        stopping.abort();
      },
    };
  },
});

/** Returns the ids of the clients whose indexes are ready. */
export async function warmIndexes(app: App, signal: AbortSignal): Promise<string[]> {
  // One that is not complete is built again with each page of locations.
  const { rows } = await sql<{ clientId: string }>`
    select client_id as "clientId" from opportunity.demand_changes
    join opportunity.retailer_sync using (client_id)
    where complete_at is not null
    order by changed_at desc limit ${WARMED_CLIENTS}`.execute(app.database.acrossClients());
  const warmed: string[] = [];
  for (const { clientId } of rows) {
    if (signal.aborted) break;
    await retailerIndex(app, clientId);
    warmed.push(clientId);
  }
  return warmed;
}
