import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { EventsTables } from '../events/tables.ts';
import type { LeasedDelivery } from './delivery-lease.ts';
import type { Endpoint, Sent } from './send-delivery.ts';
import type { Settled } from './settle-delivery.ts';

interface Tried {
  delivery: LeasedDelivery;
  endpoint: Endpoint;
  sent: Sent;
  settled: Settled;
}

/** The modules whose events they are hear how a try went; the webhooks know nothing of what they are about. */
export async function tellWatchers(
  app: Pick<App, 'deliveryWatchers'>,
  db: Tx<EventsTables>,
  { delivery, endpoint, sent, settled }: Tried,
): Promise<void> {
  const clientId = delivery.client_id;
  const eventType = delivery.event_type;
  const watchers = app.deliveryWatchers.filter(({ events }) =>
    events.some(({ type }) => type === eventType),
  );
  if (watchers.length === 0) return;
  const event = await db
    .selectFrom('platform.events')
    .select('payload')
    .where('client_id', '=', clientId)
    .where('id', '=', delivery.event_id)
    .executeTakeFirst();
  for (const watcher of watchers)
    await watcher.tried(
      {
        clientId,
        eventType,
        payload: event?.payload,
        deliveryId: delivery.id,
        endpointId: endpoint.id,
        host: new URL(endpoint.url).host,
        state: settled.state,
        status: sent.status,
        failure: sent.failure,
        tries: delivery.attempts,
      },
      { db },
    );
}
