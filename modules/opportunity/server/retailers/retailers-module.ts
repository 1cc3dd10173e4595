import { sql } from 'kysely';
import {
  locationSaved,
  locationsChanged,
  locationsImported,
} from '#modules/directory/contract/events.ts';
import type { App } from '#platform/server/app.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { defineService } from '#platform/server/module-parts.ts';
import { completeRetailersMigration } from '../migrations/complete-retailers.migration.ts';
import { followRetailersMigration } from '../migrations/follow-retailers.migration.ts';
import { retailerIndex } from './retailer-index.ts';
import { retailerRoutes } from './retailers.routes.ts';
import { searchMap } from './search-map.ts';
import { requestSync, syncRetailersJob } from './sync-retailers.ts';

/** Number of brands to preload: those whose demand changed last, because their maps are likely to be opened. */
const WARMED_CLIENTS = 3;

/**
 * Builds indexes after startup, so that the first reader of a map with a hundred thousand retailers does not wait.
 * Other calls are not blocked.
 */
const warmIndexesService = defineService({
  async start(app) {
    const stopping = new AbortController();
    // Worker processes serve no maps.
    if (app.config.ROLE !== 'worker')
      warmIndexes({ app }, stopping.signal).catch((error: unknown) => {
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

/**
 * Events and their rows have the start time of the transaction. This tolerance covers clock differences between
 * processes.
 */
const CLOCK_DIFFERENCE_MS = 60_000;

const since = (occurredAt: Date) => new Date(occurredAt.getTime() - CLOCK_DIFFERENCE_MS);

/** Applies changes of the directory's locations to the map [OPP-01]. */
const followDirectory = [
  defineListener({
    name: 'opportunity.follow-saved-location',
    event: locationSaved,
    handle: ({ event: { clientId, occurredAt }, db, app }) =>
      requestSync({ db, app }, clientId, since(occurredAt)),
  }),
  defineListener({
    name: 'opportunity.follow-imported-locations',
    event: locationsImported,
    handle: ({ event: { clientId, occurredAt }, db, app }) =>
      requestSync({ db, app }, clientId, since(occurredAt)),
  }),
  defineListener({
    name: 'opportunity.follow-changed-locations',
    event: locationsChanged,
    // Locations of a renamed type are not changed themselves, so all are read.
    handle: ({ event: { clientId, payload, occurredAt }, db, app }) =>
      requestSync(
        { db, app },
        clientId,
        payload.action === 'renameType' ? null : since(occurredAt),
      ),
  }),
];

/** Module parts of retailers. */
export const retailersModule = {
  migrations: [followRetailersMigration, completeRetailersMigration],
  routes: retailerRoutes,
  jobs: [syncRetailersJob],
  listeners: followDirectory,
  searches: [searchMap],
  services: [warmIndexesService],
} satisfies Partial<ServerModule>;

/** Returns the ids of the clients whose indexes are ready. */
export async function warmIndexes({ app }: { app: App }, signal: AbortSignal): Promise<string[]> {
  // An incomplete one is rebuilt with each page of locations.
  const { rows } = await sql<{ clientId: string }>`
    select client_id as "clientId" from opportunity.demand_changes
    join opportunity.retailer_sync using (client_id)
    where complete_at is not null
    order by changed_at desc limit ${WARMED_CLIENTS}`.execute(app.database.acrossClients());
  const warmed: string[] = [];
  for (const { clientId } of rows) {
    if (signal.aborted) break;
    await retailerIndex({ app }, clientId);
    warmed.push(clientId);
  }
  return warmed;
}
