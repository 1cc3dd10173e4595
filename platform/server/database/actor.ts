import { AsyncLocalStorage } from 'node:async_hooks';

/** The user behind a change. It is part of the execution context, so commands need not pass it on. */
export interface Actor {
  /** The user on whose behalf the change is made; absent for scheduled jobs and visitors. */
  userId?: string;
  /** The super admin who acts as this user. */
  byUserId?: string;
  requestId?: string;
  /** `PATCH /gtr-core/users/{id}` or `job directory.write-locations`. */
  via: string;
}

const acting = new AsyncLocalStorage<Actor>();

export function withActor<Result>(actor: Actor, work: () => Promise<Result>): Promise<Result> {
  return acting.run(actor, work);
}

export function currentActor(): Actor | undefined {
  return acting.getStore();
}
