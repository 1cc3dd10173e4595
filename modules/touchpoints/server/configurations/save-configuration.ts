import type { z } from 'zod';
import {
  type Configuration,
  STANDARD_CONFIGURATION,
  type saveConfigurationCall,
} from '#modules/touchpoints/contract/configuration.ts';
import { HOST_PLACEHOLDER } from '#modules/touchpoints/contract/destination.ts';
import { CONFIGURATIONS_LIMIT } from '#modules/touchpoints/contract/limits.ts';
import {
  siteInUse,
  siteLoops,
  standardCannotBeDisabled,
  tooManyConfigurations,
} from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { lockForClient } from '#platform/server/database/client-lock.ts';
import { refuseStale, updateVersioned } from '#platform/server/records/update-versioned.ts';
import type { Context } from '../tables.ts';
import { AT_FALLBACK, refuseLoop, refuseOwnSite, requireLogo } from '../touchpoint.policy.ts';
import { toConfiguration } from './brand-settings.ts';

type Given = z.output<typeof saveConfigurationCall.body>;

/** Adds or changes a configuration, if it has not changed since it was read. */
export async function saveConfiguration(
  { db, app }: Context,
  clientId: string,
  given: Given,
): Promise<Configuration> {
  if (given.slug === STANDARD_CONFIGURATION && !given.activated) throw standardCannotBeDisabled();
  if (given.siteUrl === null) await requireNoUse({ db }, { clientId, slug: given.slug });
  else await refuseOwnSite({ app }, { address: given.siteUrl, as: siteLoops });
  if (given.fallbackUrl)
    await refuseLoop({ app }, { address: given.fallbackUrl, siteUrl: null, place: AT_FALLBACK });
  await requireLogo({ db, app }, { clientId, style: given.style });
  if (given.version === 0) await requireRoom({ db }, { clientId, slug: given.slug });
  const values = {
    name: given.name,
    site_url: given.siteUrl,
    fallback_url: given.fallbackUrl,
    style: JSON.stringify(given.style),
    activated: given.activated,
  };
  const table = 'touchpoints.configurations';
  const key = { client_id: clientId, slug: given.slug };
  if (given.version > 0) {
    const read = { table, key, version: given.version } as const;
    return toConfiguration(await updateVersioned({ db, app }, read, values));
  }
  const made = await db
    .insertInto(table)
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return made ? toConfiguration(made) : refuseStale({ db, app }, { table, key });
}

/** Without a website, codes with `{host}` would have no destination. */
async function requireNoUse(
  { db }: Pick<Context, 'db'>,
  { clientId, slug }: { clientId: string; slug: string },
): Promise<void> {
  const { count } = await db
    .selectFrom('touchpoints.touchpoints')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('configuration_slug', '=', slug)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or(
        (['dest_url', 'fallback_url'] as const).map((column) =>
          eb(column, 'like', `${HOST_PLACEHOLDER}%`),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  if (count > 0) throw siteInUse({ count });
}

/** The standard configuration always exists and counts. */
async function requireRoom(
  { db }: Pick<Context, 'db'>,
  { clientId, slug }: { clientId: string; slug: string },
): Promise<void> {
  if (slug === STANDARD_CONFIGURATION) return;
  // Serialises concurrent additions, so that they cannot exceed the limit.
  await lockForClient({ db }, clientId, 'touchpoints.configurations');
  const { count } = await db
    .selectFrom('touchpoints.configurations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('slug', '<>', STANDARD_CONFIGURATION)
    .executeTakeFirstOrThrow();
  if (count + 1 >= CONFIGURATIONS_LIMIT) throw tooManyConfigurations({ max: CONFIGURATIONS_LIMIT });
}
