import type { EventDefinition } from '#platform/contract/event.ts';
import type { WebhookFailure } from '#platform/contract/webhooks/webhook.ts';
import type { Tx } from '../database/database.ts';

/** Result of one attempt to deliver an event to an endpoint. */
export interface DeliveryTry {
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

/**
 * Is notified of each delivery attempt of its events, in the transaction that saves the attempts. Its writes are saved
 * with them.
 */
export interface DeliveryWatcher {
  name: string;
  events: readonly EventDefinition[];
  /** One short statement however many tries there are: a try that it refuses counts and is sent again, up to the last. */
  tried(
    given: { clientId: string; tries: readonly DeliveryTry[] },
    context: { db: Tx },
  ): Promise<void>;
}

export function defineDeliveryWatcher(watcher: DeliveryWatcher): DeliveryWatcher {
  return watcher;
}
