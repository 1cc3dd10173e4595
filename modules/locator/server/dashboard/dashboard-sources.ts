import type { getLocatorDashboardCall } from '#modules/locator/contract/dashboard.ts';
import type { checkGoogleKeyCall } from '#modules/locator/contract/google-key.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { ConnectorCode } from '#platform/contract/connector.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import type { Context } from '../tables.ts';
import { readGoogleAnalytics } from './google-analytics.ts';
import { GoogleClient } from './google-client.ts';
import { readGoogleKey, toGoogleConnectorCode } from './google-key.ts';
import { readSearchConsole } from './search-console.ts';

/** The selectable locators with their Google sources, and the service account. */
export async function readDashboardSources(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<CallOutput<typeof getLocatorDashboardCall>> {
  const locators = await listLocators({ db }, clientId);
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

/** Checks each locator's sources at Google without storing results; undefined without a key. */
export async function checkSources(
  { db, app }: Context,
  { clientId, timeZone }: { clientId: string; timeZone: string },
): Promise<CallOutput<typeof checkGoogleKeyCall>['items'] | undefined> {
  const key = await readGoogleKey({ db, app }, clientId).catch(() => undefined);
  if (!key) return undefined;
  const google = new GoogleClient({ app, key });
  const today = dayIn(Date.now(), timeZone);
  const days = { range: { from: today, to: today }, before: { from: today, to: today }, today };
  const items = [];
  for (const { slug, name, host, config } of await listLocators({ db }, clientId)) {
    const { searchConsoleSite: site, analyticsProperty: property } = config.tracking;
    items.push({
      slug,
      name,
      searchConsole: site ? await codeOf(readSearchConsole(google, { site, host, ...days })) : null,
      ga4: property ? await codeOf(readGoogleAnalytics(google, { property, host, ...days })) : null,
    });
  }
  return items;
}

async function listLocators({ db }: Pick<Context, 'db'>, clientId: string) {
  return db
    .selectFrom('locator.locators')
    .select(['slug', 'name', 'host', 'config'])
    .where('client_id', '=', clientId)
    .orderBy('name')
    .orderBy('slug')
    .execute();
}

async function codeOf(reading: Promise<unknown>): Promise<ConnectorCode> {
  try {
    await reading;
    return 'ANSWERS';
  } catch (error) {
    return toGoogleConnectorCode(error);
  }
}
