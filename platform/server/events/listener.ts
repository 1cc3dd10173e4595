import type { z } from 'zod';
import type { EventDefinition } from '#platform/contract/event.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { PublishedEvent } from './mounted-listener.ts';

/** What a module does when something happened in another one. */
export interface Listener<Payload extends z.ZodType = z.ZodType> {
  /** `opportunity.count-scan`: who listens and what it does. What was handled is remembered under it: never rename it. */
  name: string;
  event: EventDefinition<Payload>;
  /**
   * In a transaction that shows the event's client and that also keeps the mark "handled": what is done through `db` is
   * done once. What leaves the house belongs into a job that is enqueued through `db`.
   */
  handle(context: { event: PublishedEvent<z.output<Payload>>; db: Tx; app: App }): Promise<void>;
}

export function defineListener<Payload extends z.ZodType>(
  listener: Listener<Payload>,
): Listener<Payload> {
  return listener;
}
