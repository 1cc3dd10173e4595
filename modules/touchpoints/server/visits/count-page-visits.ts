import { landingPageVisited } from '#modules/touchpoints/contract/touchpoint-events.ts';
import type { App } from '#platform/server/app.ts';

export type Tallied<What> = What & { times: number };

/**
 * Counts events since the last write. Each client has a separate limit, so that invented values only fill their own.
 */
export class Tally<What extends { clientId: string }> {
  readonly #limitOfClient: number;
  #counted = new Map<string, Map<string, Tallied<What>>>();

  constructor(limitOfClient: number) {
    this.#limitOfClient = limitOfClient;
  }

  add(key: string, what: What, times = 1): void {
    const ofClient = this.#counted.get(what.clientId) ?? new Map<string, Tallied<What>>();
    this.#counted.set(what.clientId, ofClient);
    const tallied = ofClient.get(key);
    if (tallied) tallied.times += times;
    else if (ofClient.size < this.#limitOfClient) ofClient.set(key, { ...what, times });
  }

  /** Writes all counts, ordered by client and key; counts that could not be written are retained. */
  async write(save: (counted: Tallied<What>[]) => Promise<void>): Promise<void> {
    const taken = [...this.#counted]
      .sort(byKey)
      .flatMap(([, ofClient]) => [...ofClient].sort(byKey));
    if (taken.length === 0) return;
    this.#counted = new Map();
    try {
      await save(taken.map(([, one]) => one));
    } catch (error) {
      for (const [key, one] of taken) this.add(key, one, one.times);
      throw error;
    }
  }
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** A visitor who opened a landing page directly by its URL. */
export interface PageVisit {
  clientId: string;
  touchpointId: string;
  sku: string;
  /** Two capital letters; empty if unknown. */
  country: string;
}

/** A touchpoint's statistics only count scans and short URLs; other modules are notified of these visits. */
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
