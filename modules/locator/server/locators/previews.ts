import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { PREVIEW_MINUTES, STORED_PREVIEWS } from '#modules/locator/contract/limits.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import type { App } from '#platform/server/app.ts';
import type { Context, LocatorTables } from '../tables.ts';
import { completeConfig, type LocatorKey, readLocatorOwner, siteUrl } from './read-locator.ts';

const TOKEN_BYTES = 32;
const TOKEN_LENGTH = 43;

/**
 * Stores a configuration for some minutes and returns the preview URL. Always on the suite's host: the editor frames it, and
 * a brand's host may not be set up yet.
 */
export async function createPreview(
  { db, app }: Context,
  { clientId, slug }: LocatorKey,
  config: LocatorConfig,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('locator.previews')
    .values({
      client_id: clientId,
      slug,
      token_hash: hashOf(token),
      config: JSON.stringify(config),
    })
    .execute();
  await sql`
    delete from locator.previews where client_id = ${clientId} and slug = ${slug} and (
      created_at < now() - make_interval(mins => ${PREVIEW_MINUTES})
      or token_hash not in (
        select token_hash from locator.previews where client_id = ${clientId} and slug = ${slug}
        order by created_at desc, token_hash limit ${STORED_PREVIEWS}))`.execute(db);
  return `${siteUrl({ app }, { slug, host: '' })}?preview=${token}`;
}

/** Null if the token is unknown, expired or belongs to another locator. */
export async function readPreview(
  { app }: { app: App },
  slug: string,
  token: string,
): Promise<LocatorConfig | null> {
  if (token.length !== TOKEN_LENGTH) return null;
  const clientId = await readLocatorOwner({ db: app.database.acrossClients() }, slug);
  if (clientId === undefined) return null;
  const row = await app.database
    .ofClient<LocatorTables>(clientId)
    .selectFrom('locator.previews')
    .select('config')
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .where('token_hash', '=', hashOf(token))
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${PREVIEW_MINUTES})`)
    .executeTakeFirst();
  return row ? completeConfig(row.config) : null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
