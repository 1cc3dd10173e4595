import type { z } from 'zod';
import type { NotificationAction } from '#platform/contract/notifications.ts';
import type { TextReference } from '#platform/contract/text/text-keys.ts';

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

/** One run of a job, as passed by the queue. */
export interface JobRun<Input> {
  input: Input;
  /** Client of the job; undefined if it has none. */
  clientId: string | undefined;
  jobId: string;
  /**
   * Reports progress. Call it as often as you like: at most a few writes per second reach the database, and always the last
   * one.
   */
  progress(done: number, total?: number, note?: TextReference): void;
  /**
   * Aborted when the user cancels, the time is over or the process stops. Then throw, for example with
   * `signal.throwIfAborted()`.
   */
  signal: AbortSignal;
}

/** Result of a job that a user waits for. Without title and body, the notification shows the job's title and "done". */
export interface JobOutcome {
  result?: unknown;
  title?: TextReference;
  body?: TextReference;
  actions?: readonly NotificationAction[];
}

/** A job with its app already bound, so that the queue does not depend on the app. */
export interface MountedJob extends JobKind {
  // biome-ignore lint/suspicious/noConfusingVoidType: most jobs end without a word
  handle(run: JobRun<unknown>): Promise<JobOutcome | void>;
}
