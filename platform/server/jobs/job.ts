import type { z } from 'zod';
import { holds, type Permission } from '#platform/contract/permission.ts';
import { forbidden } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { AnyTables, Db } from '../database/database.ts';
import { locationScope, type Membership } from '../sessions/principal.ts';
import { userPrincipalPort } from '../sessions/user-ports.ts';
import type { JobKind, JobOutcome, JobRun } from './job-kind.ts';

export interface JobContext<Input> extends JobRun<Input> {
  app: App;
}

/** Work outside of a request. It can run more than once (after a killed worker), so it must be idempotent. */
export interface Job<Input extends z.ZodType = z.ZodType> extends JobKind<Input> {
  // biome-ignore lint/suspicious/noConfusingVoidType: most jobs end without a word
  handle(context: JobContext<z.output<Input>>): Promise<JobOutcome | void>;
}

export function defineJob<Input extends z.ZodType>(job: Job<Input>): Job<Input> {
  return job;
}

/**
 * A job has only the access of the user who requested it [USR-10]. The access is read when the job runs, because it may
 * have changed since the request.
 */
export async function jobScope<Tables = AnyTables>(
  app: App,
  { clientId, userId, may }: { clientId: string; userId: string; may: Permission },
): Promise<{ db: Db<Tables>; membership: Membership }> {
  const context = { db: app.database.acrossClients(), app };
  const user = await app.ports.call(userPrincipalPort, { userId }, context);
  const membership = user?.memberships.get(clientId);
  if (!user || !membership || !holds(may, membership)) throw forbidden();
  return {
    db: app.database.ofClient<Tables>(clientId, locationScope(user, membership)),
    membership,
  };
}
