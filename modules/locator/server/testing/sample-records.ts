import { randomBytes } from 'node:crypto';
import { findLocatorOwner } from '#modules/locator/contract/locator-calls.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import type { App } from '#platform/server/app.ts';
import type { SampleRecords } from '#platform/testing/sample-records.ts';
import { createLocator } from '../locators/create-locator.ts';
import type { LocatorTables } from '../tables.ts';

/** A locator as a brand starts with it, or with other fields; answers its slug. */
export async function brandLocator(
  app: App,
  client: { id: string },
  given: { name?: string; slug?: string; config?: Partial<LocatorConfig> } = {},
): Promise<string> {
  const slug = given.slug ?? `stores-${randomBytes(5).toString('hex')}`;
  const { name = 'Our stores', config = {} } = given;
  await app.database
    .ofClient<LocatorTables>(client.id)
    .transaction()
    .execute((db) =>
      createLocator({ db, app }, { clientId: client.id, userId: null, name, slug, config }),
    );
  return slug;
}

export const sampleRecords: SampleRecords = {
  [findLocatorOwner.name]: (app, client) => brandLocator(app, client),
};
