import type { Db } from '#platform/server/database/database.ts';
import type { LocatorTables } from '../tables.ts';

type Context = { db: Db<LocatorTables> };

/** What the dashboard can show: the brand's locators, what each reads at Google, and the service account. */
export async function readDashboardSources({ db }: Context, clientId: string) {
  const locators = await locatorsByName({ db }, clientId);
  const key = await db
    .selectFrom('locator.google_keys')
    .select(['account', 'saved_at'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return {
    locators: locators.map(({ slug, name, config: { tracking } }) => ({
      slug,
      name,
      searchConsoleSite: tracking.searchConsoleSite,
      analyticsProperty: tracking.analyticsProperty,
    })),
    google: key ? { account: key.account, savedAt: key.saved_at.toISOString() } : null,
  };
}

export function locatorsByName({ db }: Context, clientId: string) {
  return db
    .selectFrom('locator.locators')
    .select(['slug', 'name', 'host', 'config'])
    .where('client_id', '=', clientId)
    .orderBy('name')
    .orderBy('slug')
    .execute();
}
