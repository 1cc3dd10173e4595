import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { OpportunityTables } from '../tables.ts';

/** The retailers that a user who is bound to locations sees: their own locations and the prospects near them; undefined: all [OPP-07]. */
export async function visibleRetailers(
  _context: { db: Db<OpportunityTables>; app: App },
  _clientId: string,
  _user: { id: string; role: string },
): Promise<ReadonlySet<string> | undefined> {
  return undefined;
}
