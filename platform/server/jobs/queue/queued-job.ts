import { type Actor, currentActor } from '../../audit/actor.ts';

/** What stands in the queue: the job's input and whose it is. */
export interface QueuedJob {
  input: unknown;
  clientId?: string;
  /** Who asked for it, so that what it changes is known as theirs. */
  asked?: { userId?: string; byUserId?: string; requestId?: string };
  /** A person waits for it: there is a row in platform.jobs to keep up to date. */
  tracked?: boolean;
}

export function newQueuedJob(
  input: unknown,
  { clientId, tracked = false }: { clientId?: string | undefined; tracked?: boolean },
): QueuedJob {
  const actor = currentActor();
  return {
    input,
    ...(clientId && { clientId }),
    ...(tracked && { tracked }),
    ...(actor && { asked: askedBy(actor) }),
  };
}

function askedBy({ via: _via, ...asked }: Actor): NonNullable<QueuedJob['asked']> {
  return asked;
}
