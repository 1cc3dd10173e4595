import { AsyncLocalStorage } from 'node:async_hooks';

/** Who is behind a change. It goes with the work, so that no command has to carry it. */
export interface Actor {
  /** The user it is done as; nobody for what the clock or a visitor starts. */
  userId?: string;
  /** The super admin who acts as that user. */
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
