import { type Selectable, sql } from 'kysely';
import { countLocationPages } from '#modules/directory/contract/change-requests/change-request.ts';
import type {
  Locator,
  LocatorRow,
  listLocatorVersionsCall,
} from '#modules/locator/contract/locator-calls.ts';
import {
  defaultLocatorConfig,
  type LocatorConfig,
} from '#modules/locator/contract/locator-config.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { BRAND_ROLES } from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { answerPort, type SearchSource } from '#platform/server/module-parts.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import type { Context, LocatorTables } from '../tables.ts';

export interface LocatorKey {
  clientId: string;
  slug: string;
}
type Stored = Selectable<LocatorTables['locator.locators']>;

/** URL of the public site without a trailing slash. */
export function siteUrl(
  { app }: { app: Pick<App, 'config'> },
  { slug, host }: { slug: string; host: string },
): string {
  const { publicUrl } = app.config;
  return host === '' ? `${publicUrl}/l/${slug}` : `${new URL(publicUrl).protocol}//${host}`;
}

/** Adds defaults of fields that did not exist when the configuration was stored. */
export function completeConfig(stored: LocatorConfig): LocatorConfig {
  return { ...defaultLocatorConfig({ locales: ['en'], defaultLocale: 'en' }), ...stored };
}

/** Locators of a client sorted by name; `words` filters by name or slug. */
export async function listLocators(
  { db, app }: Context,
  { clientId, words = '' }: { clientId: string; words?: string },
): Promise<LocatorRow[]> {
  const rows = await db
    .selectFrom('locator.locators')
    .select(['client_id', 'slug', 'name', 'host', 'version', 'updated_at', 'draft_at'])
    .where('client_id', '=', clientId)
    .orderBy('name')
    .orderBy('slug')
    .execute();
  const folded = fold(words);
  return rows
    .filter(({ name, slug }) => fold(`${name} ${slug}`).includes(folded))
    .map((row) => rowOf({ app }, row));
}

export async function readLocator(
  { db, app }: Context,
  { clientId, slug }: LocatorKey,
): Promise<Locator> {
  const row = await db
    .selectFrom('locator.locators')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    ...rowOf({ app }, row),
    config: completeConfig(row.config),
    draft:
      row.draft === null || row.draft_at === null
        ? null
        : {
            config: completeConfig(row.draft),
            revision: row.draft_revision,
            updatedAt: row.draft_at.toISOString(),
            by: await userName({ db, app }, row.draft_by),
          },
  };
}

/** Searches all clients, because only the slug is known. */
export async function readLocatorOwner(
  { db }: Pick<Context, 'db'>,
  slug: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('locator.locators')
    .select('client_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.client_id;
}

/** Empty if the user no longer exists. */
export async function userName({ db, app }: Context, userId: string | null): Promise<string> {
  if (userId === null || !app.ports.isAnswered(userNamePort)) return '';
  return (await app.ports.call(userNamePort, { userId }, { db, app })) ?? '';
}

function rowOf(
  { app }: { app: App },
  row: Pick<Stored, 'client_id' | 'slug' | 'name' | 'host' | 'version' | 'updated_at' | 'draft_at'>,
): LocatorRow {
  return {
    slug: row.slug,
    name: row.name,
    version: row.version,
    clientId: row.client_id,
    host: row.host,
    updatedAt: row.updated_at.toISOString(),
    hasDraft: row.draft_at !== null,
    url: siteUrl({ app }, row),
  };
}

/** Searched in memory, without case and accents, because a client has few locators. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The stored versions of a locator, newest first. */
export async function listLocatorVersions(
  { db, app }: Context,
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
  { db }: Pick<Context, 'db'>,
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

/** Searches locators by name and slug, for the header search. */
export const searchLocators: SearchSource = {
  kind: 'locators',
  menu: 'platform/locator/list',
  roles: BRAND_ROLES,
  async search({ words, limit, db, clientId, app }) {
    const found = await listLocators({ db, app }, { clientId, words });
    return {
      total: found.length,
      hits: found.slice(0, limit).map(({ slug, name }) => ({
        id: slug,
        path: `platform/locator/${slug}`,
        title: name,
        meta: slug,
      })),
    };
  },
};

/** Locators that show pages of the location's country [OPP-06]. */
export const answerLocationPages = answerPort(
  countLocationPages,
  async ({ clientId, country }, { db }) => {
    const { rows } = await sql<{ pages: number }>`
      select count(*) as pages from locator.locators
      where client_id = ${clientId}
        and (coalesce(config -> 'countries', '[]') = '[]' or config -> 'countries' ? ${country})`.execute(
      db,
    );
    return rows[0]?.pages ?? 0;
  },
);
