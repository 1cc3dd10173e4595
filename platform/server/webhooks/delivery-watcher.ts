import type { EventDefinition } from '#platform/contract/event.ts';
import type { WebhookFailure } from '#platform/contract/webhooks/webhook-delivery.ts';
import type { Tx } from '../database/database.ts';

/** How one try to tell an endpoint of an event went. */
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
 * Hears of each try to deliver events of its own, in the transaction that notes the tries: what it writes is stored with
 * them.
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
