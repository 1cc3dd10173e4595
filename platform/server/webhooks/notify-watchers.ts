import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { LeasedDelivery } from './lease-deliveries.ts';
import type { Endpoint } from './run-lease.ts';
import type { Sent } from './send-delivery.ts';

export interface SettledTry {
  delivery: LeasedDelivery;
  sent: Sent;
  state: 'sent' | 'failed' | 'given_up';
}

/** Notifies the modules of delivery attempts for their events, so that webhooks need not know what events are about. */
export async function notifyWatchers(
  { deliveryWatchers }: Pick<App, 'deliveryWatchers'>,
  db: Tx,
  { endpoint, settled }: { endpoint: Endpoint; settled: readonly SettledTry[] },
): Promise<void> {
  const { host } = new URL(endpoint.url);
  for (const watcher of deliveryWatchers) {
    const types = new Set(watcher.events.map(({ type }) => type));
    const theirs = settled.filter(({ delivery }) => types.has(delivery.event_type));
    if (theirs.length === 0) continue;
    const tries = theirs.map(({ delivery, sent, state }) => ({
      eventType: delivery.event_type,
      payload: delivery.payload,
      deliveryId: delivery.id,
      endpointId: endpoint.id,
      host,
      state,
      status: sent.status,
      failure: sent.failure,
      tries: delivery.attempts,
    }));
    await watcher.tried({ clientId: endpoint.client_id, tries }, { db });
  }
}
