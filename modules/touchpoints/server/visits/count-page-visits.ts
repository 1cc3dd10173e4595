import { landingPageVisited } from '#modules/touchpoints/contract/touchpoint-events.ts';
import type { App } from '#platform/server/app.ts';
import type { Tallied } from './tally.ts';

/** A visitor who opened a landing page directly by its URL. */
export interface PageVisit {
  clientId: string;
  touchpointId: string;
  sku: string;
  /** Two capital letters; empty if unknown. */
  country: string;
}

/** The statistics of a touchpoint count scans and short URLs alone; other modules are notified of these visits. */
export async function publishPageVisits(
  { database, events }: Pick<App, 'database' | 'events'>,
  visits: readonly Tallied<PageVisit>[],
): Promise<void> {
  const at = new Date().toISOString();
  await database
    .acrossClients()
    .transaction()
    .execute(async (tx) => {
      for (const [clientId, ofClient] of Map.groupBy(visits, (visit) => visit.clientId)) {
        const byTouchpoint = Map.groupBy(ofClient, ({ touchpointId }) => touchpointId);
        await events.publishAll(tx, landingPageVisited, {
          clientId,
          payloads: [...byTouchpoint].map(([touchpointId, some]) => ({
            touchpointId,
            sku: some[0]?.sku ?? '',
            at,
            visits: some.map(({ country, times }) => ({ country, times })),
          })),
        });
      }
    });
}
