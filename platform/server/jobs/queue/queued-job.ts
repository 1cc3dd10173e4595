import { type Actor, currentActor } from '../../audit/actor.ts';

/** Content of the queue: the job's input and its context. */
export interface QueuedJob {
  input: unknown;
  clientId?: string;
  /** The user who requested the job, so that the audit log attributes its changes to them. */
  asked?: { userId?: string; byUserId?: string; requestId?: string };
  /** A user waits for the job: its record in platform.jobs must be updated. */
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
