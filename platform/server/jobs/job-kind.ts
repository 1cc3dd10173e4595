import type { z } from 'zod';

/** Properties of a job that the queue needs to accept it; `job.ts` adds the handler. */
export interface JobKind<Input extends z.ZodType = z.ZodType> {
  /** Module and action: `profile-hub.import-contacts`. */
  name: string;
  /** The queue of the job, which is paused and resumed as a whole. Default: the first part of its name. */
  queue?: string;
  /** Schema of the JSON input, validated when enqueued and again when run. */
  input: Input;
  /** How often a failure is tried again; a Problem below 500 is an answer and is not. */
  retry?: { limit: number; delaySeconds: number; backoff?: boolean; longestDelaySeconds?: number };
  /**
   * Scheduled job, started once across all workers; with `alsoAtStart` also when a worker starts. Its input is then
   * `{}`.
   */
  cron?: { expression: string; timeZone?: string; alsoAtStart?: boolean };
  /** How many of it one worker process runs at a time. */
  concurrency?: number;
  /**
   * How many jobs of one group run at a time, so that slow ones leave room for others. The default group is the client.
   * Of jobs that a user waits for, one runs per client, regardless of the concurrency.
   */
  ofOneGroup?: number;
  /** After this time it counts as failed. */
  expireSeconds?: number;
}
