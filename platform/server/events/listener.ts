import type { z } from 'zod';
import type { EventDefinition } from '#platform/contract/event.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { PublishedEvent } from './event-delivery.ts';

/** Reaction of a module to an event of another module. */
export interface Listener<Payload extends z.ZodType = z.ZodType> {
  /** Module and action: `opportunity.count-scan`. Handled events are recorded under this name, so never rename it. */
  name: string;
  event: EventDefinition<Payload>;
  /**
   * Runs in a transaction of the event's client that also saves the "handled" mark, so changes through `db` happen
   * exactly once. External effects belong in a job that is enqueued through `db`.
   */
  handle(context: { event: PublishedEvent<z.output<Payload>>; db: Tx; app: App }): Promise<void>;
}

export function defineListener<Payload extends z.ZodType>(
  listener: Listener<Payload>,
): Listener<Payload> {
  return listener;
}
