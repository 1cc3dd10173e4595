import { sql } from 'kysely';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { locatorPublished } from '#modules/locator/contract/events.ts';
import { LOCATOR_SLUG_MAX_LENGTH, LOCATORS_LIMIT } from '#modules/locator/contract/limits.ts';
import { slugTaken, tooManyLocators } from '#modules/locator/contract/locator-calls.ts';
import {
  defaultLocatorConfig,
  type LocatorConfig,
} from '#modules/locator/contract/locator-config.ts';
import { DEFAULT_LOCALE } from '#platform/contract/locale.ts';
import { trimEndCharacter } from '#platform/contract/text/text.ts';
import type { App } from '#platform/server/app.ts';
import { lockForClient } from '#platform/server/database/client-lock.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import type { Context } from '../tables.ts';
import { siteUrl } from './read-locator.ts';

interface NewLocator {
  clientId: string;
  userId: string | null;
  name: string;
  slug: string;
  /** Fields that differ from the defaults. */
  config?: Partial<LocatorConfig>;
}

/** Adds a locator that works immediately: it shows the brand's open locations in the brand's languages. */
export async function createLocator(
  { db, app }: Context,
  { clientId, userId, name, slug, config: given = {} }: NewLocator,
): Promise<void> {
  // Serialises creation, so that concurrent requests cannot exceed the limit.
  await lockForClient({ db }, clientId, 'locator.create');
  const { count } = await db
    .selectFrom('locator.locators')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= LOCATORS_LIMIT) throw tooManyLocators({ limit: LOCATORS_LIMIT });
  const brand = await app.ports.call(findBrand, { clientId }, { db, app });
  const { locales = [DEFAULT_LOCALE], defaultLocale = DEFAULT_LOCALE } = brand ?? {};
  const config = JSON.stringify({ ...defaultLocatorConfig({ locales, defaultLocale }), ...given });
  const taken = () => slugTaken({ slug });
  await constraintProblem({ slugs_pkey: taken, locators_pkey: taken }, () =>
    db
      .insertInto('locator.locators')
      .values({ client_id: clientId, slug, name, config, draft: null })
      .execute(),
  );
  await db
    .insertInto('locator.locator_versions')
    .values({ client_id: clientId, slug, version: 1, config, changed: [], saved_by: userId })
    .execute();
  const url = siteUrl({ app }, { slug, host: '' });
  await app.events.publish(db, locatorPublished, { clientId, payload: { slug, version: 1, url } });
}

const PROPOSALS = 50;

/** Whether the slug is free across all clients; otherwise also a proposal with a number appended. */
export async function checkSlug(
  { app }: { app: App },
  slug: string,
): Promise<{ free: boolean; proposal: string }> {
  const stem = trimEndCharacter(slug.slice(0, LOCATOR_SLUG_MAX_LENGTH - 3), '-');
  const numbered = Array.from({ length: PROPOSALS }, (_, index) => `${stem}-${index + 2}`);
  const { rows } = await sql<{ slug: string }>`
    select slug from locator.slugs where slug = any (${[slug, ...numbered]}::text[])`.execute(
    app.database.acrossClients(),
  );
  const taken = new Set(rows.map((row) => row.slug));
  const proposal = [slug, ...numbered].find((each) => !taken.has(each));
  return { free: !taken.has(slug), proposal: proposal ?? '' };
}
