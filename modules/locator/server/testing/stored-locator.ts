import {
  defaultLocatorConfig,
  type LocatorConfig,
} from '#modules/locator/contract/locator-config.ts';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { LocatorTables } from '../tables.ts';

/** A published locator of a client; its slug is new unless given. */
export async function storedLocator(
  app: App,
  clientId: string,
  given: {
    slug?: string;
    name?: string;
    host?: string;
    tracking?: Partial<LocatorConfig['tracking']>;
  } = {},
): Promise<string> {
  const { slug = `stores-${uuidV7()}`, name = 'Stores', host = '' } = given;
  const config = defaultLocatorConfig({ locales: ['en'], defaultLocale: 'en' });
  const tracking = { ...config.tracking, ...given.tracking };
  await app.database
    .ofClient<LocatorTables>(clientId)
    .insertInto('locator.locators')
    .values({
      client_id: clientId,
      slug,
      name,
      host,
      config: JSON.stringify({ ...config, tracking }),
    })
    .execute();
  return slug;
}
