import type { EventDefinition } from '#platform/contract/event.ts';
import type { WebhookFailure } from '#platform/contract/webhooks/webhook.ts';
import type { Tx } from '../database/database.ts';

/** Result of one attempt to deliver an event to an endpoint. */
export interface DeliveryTry {
  eventType: string;
  payload: unknown;
  deliveryId: string;
  endpointId: string;
  /** Host of the endpoint; the rest of the URL may contain a secret. */
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
  /**
   * Runs one short statement for all attempts. An attempt whose watcher throws still counts and is repeated, up to the last
   * one.
   */
  tried(
    given: { clientId: string; tries: readonly DeliveryTry[] },
    context: { db: Tx },
  ): Promise<void>;
}

export function defineDeliveryWatcher(watcher: DeliveryWatcher): DeliveryWatcher {
  return watcher;
}
