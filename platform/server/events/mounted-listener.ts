import type { EventDefinition } from '#platform/contract/event.ts';
import type { Tx } from '../database/database.ts';

export interface PublishedEvent<Payload> {
  id: string;
  type: string;
  clientId: string;
  payload: Payload;
  occurredAt: Date;
}

/** A listener that has its app already: events are brought to it without knowing the house it stands in. */
export interface MountedListener {
  name: string;
  event: EventDefinition;
  handle(context: { event: PublishedEvent<unknown>; db: Tx }): Promise<void>;
}
