import { z } from 'zod';
import type { App } from '../app.ts';
import type { AnyTables, Db } from '../database/database.ts';
import { locationScope } from '../sessions/location-scope.ts';
import type { Membership, Principal } from '../sessions/principal.ts';

/** For whom a job works: it sees and touches no more than the person who asked for it [USR-10]. */
export const jobScopeSchema = z.object({
  userId: z.string(),
  locationsOf: z.string().optional(),
});
export type JobScope = z.infer<typeof jobScopeSchema>;

export function jobScopeOf(principal: Principal, membership: Membership): JobScope {
  return { userId: principal.userId, ...locationScope(principal, membership) };
}

export function jobDatabase<Tables = AnyTables>(
  app: App,
  clientId: string,
  { locationsOf }: JobScope,
): Db<Tables> {
  return app.database.ofClient<Tables>(clientId, { locationsOf });
}
