import { sql } from 'kysely';
import { locatorDeleted } from '#modules/locator/contract/events.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LocatorTables } from '../tables.ts';
import { type LocatorKey, userName } from './read-locator.ts';

interface Context {
  db: Db<LocatorTables>;
  app: App;
}

/**
 * Saves a draft without publishing it. References and CSS are checked at publication, so unfinished work is not lost.
 * The revision never restarts, so a stale editor cannot overwrite a new draft.
 */
export async function saveDraft(
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

export async function discardDraft(
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
export async function deleteLocator(
  { db, app }: Context,
  { clientId, slug }: LocatorKey,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('locator.locators')
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  await app.events.publish(db, locatorDeleted, { clientId, payload: { slug } });
}
