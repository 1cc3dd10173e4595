import type { z } from 'zod';

/** All that the queue has to know of a job in order to take it in; what it does stands in `job.ts`. */
export interface JobKind<Input extends z.ZodType = z.ZodType> {
  /** `profile-hub.import-contacts`: the module, then what it does. */
  name: string;
  /** The line it stands in, which is paused and resumed as one; the first word of its name unless told. */
  queue?: string;
  /** What it is given, as JSON; held against this schema when enqueued and again when run. */
  input: Input;
  /** How often a failure is tried again; a Problem below 500 is an answer and is not. */
  retry?: { limit: number; delaySeconds: number; backoff?: boolean; longestDelaySeconds?: number };
  /** Started by the clock, once over all workers, and where told also when a worker starts; its input is then `{}`. */
  cron?: { expression: string; timeZone?: string; alsoAtStart?: boolean };
  /** How many of it one worker process runs at a time. */
  concurrency?: number;
  /**
   * How many of one group (of one client, unless told when enqueued) run at a time: slow ones leave room for others. Of
   * what a person waits for, one of a client, whatever the concurrency.
   */
  ofOneGroup?: number;
  /** After this time it counts as failed. */
  expireSeconds?: number;
}
