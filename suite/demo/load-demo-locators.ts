import { sql } from 'kysely';
import type { DirectoryTables } from '#modules/directory/server/tables.ts';
import type { LeadsTables } from '#modules/leads/server/tables.ts';
import { checkSlug, createLocator } from '#modules/locator/server/locators/create-locator.ts';
import { readLocator } from '#modules/locator/server/locators/read-locator.ts';
import { saveLocator } from '#modules/locator/server/locators/save-locator.ts';
import type { LocatorTables } from '#modules/locator/server/tables.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type DemoLocator, demoLocators } from './demo-locators.ts';
import { demoClients, demoLocale, demoUsers } from './demo-people.ts';
import { translateDemoWord } from './demo-translations.ts';

type Tables = LocatorTables & DirectoryTables & LeadsTables;

const DAYS_BETWEEN_VERSIONS = 12;

/** The store locators of the first brand; a brand that has some is left as it is. */
export async function loadDemoLocators(app: App): Promise<void> {
  const clientId = demoClients[0]?.id ?? '';
  await app.database
    .ofClient<Tables>(clientId)
    .transaction()
    .execute(async (db) => {
      const found = await db
        .selectFrom('locator.locators')
        .select('slug')
        .where('client_id', '=', clientId)
        .limit(1)
        .executeTakeFirst();
      if (found) return;
      for (const locator of demoLocators)
        if ((await checkSlug({ app }, locator.slug)).free)
          await load({ db, app }, clientId, locator);
    });
}

async function load(
  { db, app }: { db: Db<Tables>; app: App },
  clientId: string,
  { slug, name, weights, steps: [first, ...others] }: DemoLocator,
): Promise<void> {
  const userId = demoUsers[0]?.id ?? null;
  const context = { db: db as unknown as Db<LocatorTables>, app };
  const types = await db
    .selectFrom('directory.location_types')
    .select(['id', 'name'])
    .where('client_id', '=', clientId)
    .execute();
  const form = await db
    .selectFrom('leads.forms')
    .select('id')
    .where('client_id', '=', clientId)
    .orderBy('id')
    .executeTakeFirst();
  const locationTypes = Object.entries(weights).flatMap(([type, weight]) => {
    const typeId = types.find(
      (each) => each.name === translateDemoWord(type, demoLocale(clientId)),
    )?.id;
    return typeId ? [{ typeId, markerUrl: '', iconUrl: '', weight }] : [];
  });
  await createLocator(context, {
    clientId,
    userId,
    name,
    slug,
    config: { ...first, locationTypes, defaultFormId: form?.id ?? null },
  });
  for (const step of others) {
    const { config } = await readLocator(context, { clientId, slug });
    await saveLocator(context, { clientId, slug }, { userId, config: { ...config, ...step } });
  }
  await sql`
    update locator.locator_versions
    set saved_at = saved_at - make_interval(days => ${DAYS_BETWEEN_VERSIONS} * (${others.length + 1} - version))
    where client_id = ${clientId} and slug = ${slug}`.execute(db);
}
