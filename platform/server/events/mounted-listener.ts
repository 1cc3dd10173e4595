import type { EventDefinition } from '#platform/contract/event.ts';
import type { Tx } from '../database/database.ts';

export interface PublishedEvent<Payload> {
  id: string;
  type: string;
  clientId: string;
  payload: Payload;
  occurredAt: Date;
}

/** A listener with its app already bound, so that event delivery does not depend on the app. */
export interface MountedListener {
  name: string;
  event: EventDefinition;
  handle(context: { event: PublishedEvent<unknown>; db: Tx }): Promise<void>;
}
