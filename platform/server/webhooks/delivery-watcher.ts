import type { EventDefinition } from '#platform/contract/event.ts';
import type { WebhookFailure } from '#platform/contract/webhooks/webhook-delivery.ts';
import type { Tx } from '../database/database.ts';

/** How one try to tell an endpoint of an event went. */
export interface DeliveryTry {
  clientId: string;
  eventType: string;
  payload: unknown;
  deliveryId: string;
  endpointId: string;
  /** Of the endpoint; the rest of its address may hold a secret. */
  host: string;
  state: 'sent' | 'failed' | 'given_up';
  status: number | null;
  failure: WebhookFailure | null;
  tries: number;
}

/** Told of each try to deliver events of its own, in the transaction that notes the try: what it writes is kept with it. */
export interface DeliveryWatcher {
  name: string;
  events: readonly EventDefinition[];
  /** A short statement: what it throws leaves the try unnoted, and the event is sent again. */
  tried(given: DeliveryTry, context: { db: Tx }): Promise<void>;
}

export function defineDeliveryWatcher(watcher: DeliveryWatcher): DeliveryWatcher {
  return watcher;
}
