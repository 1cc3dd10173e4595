import type { NotificationAction } from '#platform/contract/calls/notification.ts';
import type { TextReference } from '#platform/contract/text/text-reference.ts';
import type { JobKind } from './job-kind.ts';

/** One run of a job, as passed by the queue. */
export interface JobRun<Input> {
  input: Input;
  /** The client it was enqueued for; work for no client has none. */
  clientId: string | undefined;
  jobId: string;
  /** How far it is, as often as you like: it is written a few times a second at most, the last one always. */
  progress(done: number, total?: number, note?: TextReference): void;
  /** Aborted when the user cancels, the time is over or the process stops: throw then, as `signal.throwIfAborted()` does. */
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
