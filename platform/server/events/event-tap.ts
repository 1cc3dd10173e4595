import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** Hears every event, whatever its type, in the transaction that publishes it: what it writes is kept with the event. */
export interface EventTap {
  name: string;
  /** On the publisher's connection and time: a short statement and perhaps a job, nothing that waits. */
  hear(
    event: { id: string; type: string; clientId: string },
    context: { db: Db; jobs: Jobs },
  ): Promise<void>;
}

export function defineEventTap(tap: EventTap): EventTap {
  return tap;
}
