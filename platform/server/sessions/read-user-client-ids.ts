import type { App } from '../app.ts';
import { userPrincipalPort } from './principal-port.ts';

/** The clients that a user belongs to today; none where they may not come in. */
export async function readUserClientIds(app: App, userId: string): Promise<ReadonlySet<string>> {
  const context = { db: app.database.acrossClients(), app };
  const user = await app.ports.ask(userPrincipalPort, { userId }, context);
  return new Set(user?.memberships.keys());
}
