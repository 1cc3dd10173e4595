import type { z } from 'zod';
import {
  type Configuration,
  type deleteConfigurationCall,
  STANDARD_CONFIGURATION,
} from '#modules/touchpoints/contract/configuration.ts';
import {
  configurationUsed,
  standardCannotBeDeleted,
} from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import { refuseStale } from '#platform/server/records/update-versioned.ts';
import type { Context } from '../tables.ts';
import { toConfiguration } from './brand-settings.ts';

type Given = z.output<typeof deleteConfigurationCall.body>;

/** Deletes an unused configuration, if it has not changed since it was read. */
export async function deleteConfiguration(
  { db, app }: Context,
  clientId: string,
  { slug, version }: Given,
): Promise<Configuration> {
  if (slug === STANDARD_CONFIGURATION) throw standardCannotBeDeleted();
  const table = 'touchpoints.configurations';
  const key = { client_id: clientId, slug };
  // Locks first, so that concurrent changes that use it finish and are counted below.
  const stored = await db
    .selectFrom(table)
    .selectAll()
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw notFound();
  if (stored.version !== version) return refuseStale({ db, app }, { table, key });
  await requireUnused({ db }, { clientId, slug });
  await db.deleteFrom(table).where('client_id', '=', clientId).where('slug', '=', slug).execute();
  return toConfiguration(stored);
}

/** Deleted touchpoints count: their printed codes follow its fallback, and they can be restored. */
async function requireUnused(
  { db }: Pick<Context, 'db'>,
  { clientId, slug }: { clientId: string; slug: string },
): Promise<void> {
  const { count } = await db
    .selectFrom('touchpoints.touchpoints')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('configuration_slug', '=', slug)
    .executeTakeFirstOrThrow();
  if (count > 0) throw configurationUsed({ count });
}
