import type { listLocatorVersionsCall } from '#modules/locator/contract/locator-calls.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LocatorTables } from '../tables.ts';
import { completeConfig, type LocatorKey, userName } from './read-locator.ts';

/** The stored versions of a locator, newest first. */
export async function listLocatorVersions(
  { db, app }: { db: Db<LocatorTables>; app: App },
  { clientId, slug }: LocatorKey,
): Promise<CallOutput<typeof listLocatorVersionsCall>['items']> {
  const rows = await db
    .selectFrom('locator.locator_versions')
    .select(['version', 'saved_at', 'saved_by', 'restored_from', 'changed'])
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .execute();
  const names = new Map<string | null, string>();
  for (const userId of new Set(rows.map(({ saved_by }) => saved_by)))
    names.set(userId, await userName({ db, app }, userId));
  return rows.map((row) => ({
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    by: names.get(row.saved_by) ?? '',
    restoredFrom: row.restored_from,
    changed: row.changed,
  }));
}

export async function readLocatorVersion(
  { db }: { db: Db<LocatorTables> },
  { clientId, slug, version }: LocatorKey & { version: number },
): Promise<LocatorConfig> {
  const row = await db
    .selectFrom('locator.locator_versions')
    .select('config')
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw notFound();
  return completeConfig(row.config);
}
