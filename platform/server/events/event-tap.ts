import type { Db } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** Events of one client and type that were published together, mostly one. */
export interface PublishedEvents {
  ids: readonly string[];
  type: string;
  clientId: string;
  /** Of each, the record that it is about, where its module names one. */
  subjects: readonly (string | null)[];
}

/** Receives every event of any type in the publishing transaction. Its writes are saved together with the event. */
export interface EventTap {
  name: string;
  /** On the publisher's connection and time: a short statement and perhaps a job, nothing that waits. */
  hear(events: PublishedEvents, context: { db: Db; jobs: Jobs }): Promise<void>;
}

export function defineEventTap(tap: EventTap): EventTap {
  return tap;
}
