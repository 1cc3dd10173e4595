import { type SqlBool, sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

/** The hash can only be reproduced with the address and the app's key, and differs per client. */
export function erasedHash(app: Pick<App, 'secrets'>, clientId: string, address: string): string {
  return app.secrets.hash('profile-hub.erased', `${clientId} ${address.trim().toLowerCase()}`);
}

/**
 * Returns the given emails and phones of erased persons to be recognised. An import reports them and does not silently
 * add the person again.
 */
export async function erasedAddresses(
  { db, app }: { db: Db<ProfileHubTables>; app: Pick<App, 'secrets'> },
  clientId: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const recognised = db
    .selectFrom('profile_hub.erased_addresses')
    .select('hash')
    .where('client_id', '=', clientId)
    .where('recognised', '=', true);
  // Most clients have none, and hashing all addresses of a large file takes seconds.
  if (!(await recognised.limit(1).executeTakeFirst())) return new Set();
  const byHash = new Map(
    addresses.map((address) => [erasedHash(app, clientId, address), address] as const),
  );
  const rows = await recognised
    .where(sql<SqlBool>`hash = any (${[...byHash.keys()]}::text[])`)
    .execute();
  return new Set(rows.flatMap(({ hash }) => byHash.get(hash) ?? []));
}
