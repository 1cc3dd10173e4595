import type { z } from 'zod';
import type { NotificationAction } from '#platform/contract/calls/notification.ts';
import type { TextReference } from '#platform/contract/text-reference.ts';
import type { App } from '../app.ts';

export interface JobContext<Input> {
  input: Input;
  app: App;
  /** The client it was enqueued for; work for no client has none. */
  clientId: string | undefined;
  jobId: string;
  /** How far it is, as often as you like: it is written a few times a second at most, the last one always. */
  progress(done: number, total?: number, note?: TextReference): void;
  /** Aborted when the user cancels, the time is over or the process stops: throw then, as `signal.throwIfAborted()` does. */
  signal: AbortSignal;
}

/** What a job that a person waits for leaves behind. Without title and body the job's own title and "done" are told. */
export interface JobOutcome {
  result?: unknown;
  title?: TextReference;
  body?: TextReference;
  actions?: readonly NotificationAction[];
}

/** Work outside of a request. It can run more than once (a killed worker), so it must be safe to repeat. */
export interface Job<Input extends z.ZodType = z.ZodType> {
  /** `profile-hub.import-contacts`: the module, then what it does. */
  name: string;
  /** The line it stands in, which is paused and resumed as one; the first word of its name unless told. */
  queue?: string;
  /** What it is given, as JSON; held against this schema when enqueued and again when run. */
  input: Input;
  /** How often a failure is tried again; a Problem below 500 is an answer and is not. */
  retry?: { limit: number; delaySeconds: number; backoff?: boolean; longestDelaySeconds?: number };
  /** Started by the clock, once over all workers; its input is then `{}`. */
  cron?: { expression: string; timeZone?: string };
  /** How many of it one worker process runs at a time. */
  concurrency?: number;
  /** For long work that many clients ask for: one of a client runs while the others wait, whatever the concurrency. */
  oneEachClient?: boolean;
  /** After this time it counts as failed. */
  expireSeconds?: number;
  // biome-ignore lint/suspicious/noConfusingVoidType: most jobs end without a word
  handle(context: JobContext<z.output<Input>>): Promise<JobOutcome | void>;
}

export function defineJob<Input extends z.ZodType>(job: Job<Input>): Job<Input> {
  return job;
}
