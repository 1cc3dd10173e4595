/** What stands in the queue: the job's input and whose it is. */
export interface QueuedJob {
  input: unknown;
  clientId?: string;
  /** Who asked for it, so that what it changes is known as theirs. */
  asked?: { userId?: string; byUserId?: string; requestId?: string };
  /** A person waits for it: there is a row in platform.jobs to keep up to date. */
  tracked?: boolean;
}
