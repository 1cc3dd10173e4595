import { holds, type Permission } from '#platform/contract/permission.ts';
import { forbidden } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { AnyTables, Db } from '../database/database.ts';
import { locationScope } from '../sessions/location-scope.ts';
import type { Membership } from '../sessions/principal.ts';
import { userPrincipalPort } from '../sessions/principal-port.ts';

/**
 * A job has only the access of the user who requested it [USR-10]. The access is read when the job runs, because it may
 * have changed since the request.
 */
export async function jobScope<Tables = AnyTables>(
  app: App,
  { clientId, userId, may }: { clientId: string; userId: string; may: Permission },
): Promise<{ db: Db<Tables>; membership: Membership }> {
  const context = { db: app.database.acrossClients(), app };
  const user = await app.ports.ask(userPrincipalPort, { userId }, context);
  const membership = user?.memberships.get(clientId);
  if (!user || !membership || !holds(may, membership)) throw forbidden();
  return {
    db: app.database.ofClient<Tables>(clientId, locationScope(user, membership)),
    membership,
  };
}
