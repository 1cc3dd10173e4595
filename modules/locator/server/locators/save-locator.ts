import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { locatorPublished } from '#modules/locator/contract/events.ts';
import { STORED_VERSIONS } from '#modules/locator/contract/limits.ts';
import { hostTaken } from '#modules/locator/contract/locator-calls.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { constraintProblem } from '#platform/server/database/constraint-problem.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import { refuseStale } from '#platform/server/records/refuse-stale.ts';
import type { LocatorTables } from '../tables.ts';
import { checkConfig } from './check-config.ts';
import { readLocatorVersion } from './locator-versions.ts';
import { completeConfig, type LocatorKey, siteUrl } from './read-locator.ts';

interface Context {
  db: Db<LocatorTables>;
  app: App;
}
interface Saved {
  userId: string | null;
  config: LocatorConfig;
  name?: string | undefined;
  host?: string | undefined;
  /** The version that was changed; undefined replaces any. */
  version?: number | undefined;
}

/** Publishes a configuration as the next version and drops the draft. */
export async function saveLocator(context: Context, key: LocatorKey, saved: Saved): Promise<void> {
  const stored = await lockLocator(context, key);
  if (saved.version !== undefined && saved.version !== stored.version)
    await refuseStale(context, {
      table: 'locator.locators',
      key: { client_id: key.clientId, slug: key.slug },
      since: stored.updated_at,
    });
  const published = completeConfig(stored.config);
  const faults = await checkConfig(context, { ...key, config: saved.config, published });
  if (faults.length > 0) throw invalidInput(faults);
  await publish(context, { ...key, stored, published }, saved);
}

/** Publishes an older version as the newest one. Its references may have been deleted since. */
export async function restoreLocatorVersion(
  context: Context,
  key: LocatorKey,
  { userId, version }: { userId: string | null; version: number },
): Promise<void> {
  const stored = await lockLocator(context, key);
  const config = await readLocatorVersion(context, { ...key, version });
  const published = completeConfig(stored.config);
  await publish(context, { ...key, stored, published }, { userId, config, restoredFrom: version });
}

async function lockLocator({ db }: Context, { clientId, slug }: LocatorKey) {
  const stored = await db
    .selectFrom('locator.locators')
    .select(['version', 'name', 'host', 'config', 'updated_at'])
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw notFound();
  return stored;
}

type Stored = Awaited<ReturnType<typeof lockLocator>>;

async function publish(
  { db, app }: Context,
  { clientId, slug, stored, published }: LocatorKey & { stored: Stored; published: LocatorConfig },
  given: Saved & { restoredFrom?: number },
): Promise<void> {
  const { name = stored.name, host = stored.host } = given;
  if (host !== '' && host === new URL(app.config.publicUrl).hostname) throw hostTaken({ host });
  const version = stored.version + 1;
  const config = JSON.stringify(given.config);
  await constraintProblem({ host_names_pkey: () => hostTaken({ host }) }, () =>
    db
      .updateTable('locator.locators')
      .set({
        name,
        host,
        config,
        version,
        draft: null,
        draft_by: null,
        draft_at: null,
        updated_at: sql`now()`,
      })
      .where('client_id', '=', clientId)
      .where('slug', '=', slug)
      .execute(),
  );
  await db
    .insertInto('locator.locator_versions')
    .values({
      client_id: clientId,
      slug,
      version,
      config,
      changed: [
        ...(name === stored.name ? [] : ['name']),
        ...(host === stored.host ? [] : ['host']),
        ...changedFields(published, given.config),
      ],
      saved_by: given.userId,
      restored_from: given.restoredFrom ?? null,
    })
    .execute();
  await db
    .deleteFrom('locator.locator_versions')
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .where('version', '<=', version - STORED_VERSIONS)
    .execute();
  const url = siteUrl({ app }, { slug, host });
  await app.events.publish(db, locatorPublished, { clientId, payload: { slug, version, url } });
}

function changedFields(before: LocatorConfig, after: LocatorConfig): string[] {
  const fields = Object.keys(after) as (keyof LocatorConfig)[];
  return fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
}
