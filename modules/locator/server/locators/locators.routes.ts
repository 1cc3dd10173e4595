import { sql } from 'kysely';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { locatorDeleted } from '#modules/locator/contract/events.ts';
import {
  checkLocatorSlugCall,
  createLocatorCall,
  deleteLocatorCall,
  discardLocatorDraftCall,
  getLocatorCall,
  getLocatorVersionCall,
  getPublicLocatorCall,
  listLocatorsCall,
  listLocatorVersionsCall,
  previewLocatorCall,
  restoreLocatorVersionCall,
  saveLocatorCall,
  saveLocatorDraftCall,
} from '#modules/locator/contract/locator-calls.ts';
import { HOST_PLACEHOLDER, type LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Route } from '#platform/server/http/route.ts';
import { route } from '../route.ts';
import type { Context, LocatorTables } from '../tables.ts';
import { checkSlug, createLocator } from './create-locator.ts';
import { createPreview } from './previews.ts';
import {
  type LocatorKey,
  listLocators,
  listLocatorVersions,
  readLocator,
  readLocatorOwner,
  readLocatorVersion,
  userName,
} from './read-locator.ts';
import { restoreLocatorVersion, saveLocator } from './save-locator.ts';
import { scopedCss } from './scope-css.ts';

interface LocatorRef {
  params: { slug: string };
  membership: { clientId: string };
}
const keyOf = ({ params: { slug }, membership: { clientId } }: LocatorRef) => ({ clientId, slug });

/** Calls for a locator's configuration. */
export const locatorRoutes: readonly Route[] = [
  route(listLocatorsCall, async ({ db, app, params }) => {
    const items = await listLocators({ db, app }, params);
    return { items, total: items.length };
  }),

  route(createLocatorCall, async ({ db, app, params, principal: { userId }, body }) => {
    await createLocator({ db, app }, { ...params, userId, ...body });
    return readLocator({ db, app }, { ...params, slug: body.slug });
  }),

  route(checkLocatorSlugCall, ({ app, query }) => checkSlug({ app }, query.slug)),

  route(getLocatorCall, ({ db, app, ...call }) => readLocator({ db, app }, keyOf(call))),

  route(saveLocatorCall, async ({ db, app, principal: { userId }, body, ...call }) => {
    await saveLocator({ db, app }, keyOf(call), { userId, ...body });
    return readLocator({ db, app }, keyOf(call));
  }),

  route(saveLocatorDraftCall, async ({ db, app, principal: { userId }, body, ...call }) => {
    await saveDraft({ db, app }, keyOf(call), { userId, ...body });
    return readLocator({ db, app }, keyOf(call));
  }),

  route(discardLocatorDraftCall, async ({ db, app, ...call }) => {
    await discardDraft({ db }, keyOf(call));
    return readLocator({ db, app }, keyOf(call));
  }),

  route(deleteLocatorCall, async ({ db, app, ...call }) => {
    await deleteLocator({ db, app }, keyOf(call));
    return null;
  }),

  route(listLocatorVersionsCall, async ({ db, app, ...call }) => ({
    items: await listLocatorVersions({ db, app }, keyOf(call)),
  })),

  route(getLocatorVersionCall, async ({ db, params: { slug, version }, membership }) => ({
    version,
    config: await readLocatorVersion({ db }, { clientId: membership.clientId, slug, version }),
  })),

  route(
    restoreLocatorVersionCall,
    async ({ db, app, principal: { userId }, params, membership }) => {
      const { version } = params;
      const key = keyOf({ params, membership });
      await restoreLocatorVersion({ db, app }, key, { userId, version });
      return readLocator({ db, app }, key);
    },
  ),

  route(previewLocatorCall, async ({ db, app, body, ...call }) => ({
    url: await createPreview({ db, app }, keyOf(call), body.config),
  })),

  route(getPublicLocatorCall, ({ app, params }) => readPublicLocator({ app }, params.slug)),
];

/** Public data of a locator. Throws not found if the client is archived. */
async function readPublicLocator(
  { app }: { app: App },
  slug: string,
): Promise<CallOutput<typeof getPublicLocatorCall>> {
  const all = app.database.acrossClients<LocatorTables>();
  const clientId = await readLocatorOwner({ db: all }, slug);
  if (clientId === undefined) throw notFound();
  const db = app.database.ofClient<LocatorTables>(clientId);
  const brand = await app.ports.call(findBrand, { clientId }, { db: all, app });
  if (!brand || brand.archived) throw notFound();
  const { config, name, version, url } = await readLocator({ db, app }, { clientId, slug });
  return { slug, name, version, clientId, url, config: publicConfig(config, url) };
}

/** Without keys of the search index and sources of the dashboard; `{host}` is replaced and CSS is scoped. */
function publicConfig(config: LocatorConfig, url: string): Record<string, unknown> {
  const {
    searchIndex: _index,
    searchAppId: _app,
    searchApiKey: _key,
    tracking: { measurementId, privacyUrl },
    ...open
  } = config;
  return {
    ...(replaceHost(open, url) as object),
    css: scopedCss(config.css),
    tracking: { measurementId, privacyUrl: replaceHost(privacyUrl, url) },
  };
}

/** Replaces `{host}` at the beginning of texts by the site's URL. */
function replaceHost<Value>(value: Value, url: string): Value {
  const replaced = (each: unknown): unknown => {
    if (typeof each === 'string')
      return each.startsWith(HOST_PLACEHOLDER) ? url + each.slice(HOST_PLACEHOLDER.length) : each;
    if (Array.isArray(each)) return each.map(replaced);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, field]) => [key, replaced(field)]));
  };
  return replaced(value) as Value;
}

/**
 * Saves a draft without publishing it. References and CSS are checked at publication, so unfinished work is not lost.
 * The revision never restarts, so a stale editor cannot overwrite a new draft.
 */
async function saveDraft(
  context: Context,
  { clientId, slug }: LocatorKey,
  given: { userId: string; config: LocatorConfig; revision: number },
): Promise<void> {
  const { db } = context;
  const stored = await db
    .selectFrom('locator.locators')
    .select(['draft_at', 'draft_by', 'draft_revision', 'updated_at', 'version'])
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw notFound();
  if (given.revision !== (stored.draft_at === null ? 0 : stored.draft_revision))
    throw await draftChanged(context, { clientId, slug, ...stored });
  await db
    .updateTable('locator.locators')
    .set({
      draft: JSON.stringify(given.config),
      draft_revision: stored.draft_revision + 1,
      draft_by: given.userId,
      draft_at: sql`now()`,
    })
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .execute();
}

/** Names the author of the draft or, without a draft, the user that published last. */
async function draftChanged(
  { db, app }: Context,
  stored: LocatorKey & {
    draft_at: Date | null;
    draft_by: string | null;
    updated_at: Date;
    version: number;
  },
) {
  const last = await db
    .selectFrom('locator.locator_versions')
    .select('saved_by')
    .where('client_id', '=', stored.clientId)
    .where('slug', '=', stored.slug)
    .where('version', '=', stored.version)
    .executeTakeFirst();
  const userId = stored.draft_at === null ? (last?.saved_by ?? null) : stored.draft_by;
  const at = stored.draft_at ?? stored.updated_at;
  return changedMeanwhile({ by: await userName({ db, app }, userId), at: at.toISOString() });
}

async function discardDraft(
  { db }: Pick<Context, 'db'>,
  { clientId, slug }: LocatorKey,
): Promise<void> {
  await db
    .updateTable('locator.locators')
    .set({ draft: null, draft_by: null, draft_at: null })
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .execute();
}

/** Deletes a locator with its versions and previews; its slug and host are free again. */
async function deleteLocator({ db, app }: Context, { clientId, slug }: LocatorKey): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('locator.locators')
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  await app.events.publish(db, locatorDeleted, { clientId, payload: { slug } });
}
