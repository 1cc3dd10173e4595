import type { Selectable, Updateable } from 'kysely';
import type { Configuration } from '#modules/touchpoints/contract/configuration.ts';
import type { TouchpointChanges } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import {
  configurationUnknown,
  destinationRequired,
} from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { heldConfiguration, listConfigurations } from '../configurations/brand-settings.ts';
import type { Context, TouchpointsTables } from '../tables.ts';
import { AT_FALLBACK, refuseLoop } from '../touchpoint.policy.ts';

type TouchpointRow = Selectable<TouchpointsTables['touchpoints.touchpoints']>;
type Columns = Updateable<TouchpointsTables['touchpoints.touchpoints']>;

/**
 * Rejects invalid destinations and returns further columns to update. A new configuration may change the website for
 * `{host}`, so unchanged destinations are checked again.
 */
export async function checkedDestinations(
  { db, app }: Context,
  stored: TouchpointRow,
  changes: Pick<TouchpointChanges, 'destUrl' | 'fallbackUrl' | 'configurationSlug'>,
): Promise<Columns> {
  const { destUrl, fallbackUrl, configurationSlug } = changes;
  if (destUrl === null && stored.type !== 'product') throw destinationRequired();
  const isOther =
    configurationSlug !== undefined && configurationSlug !== stored.configuration_slug;
  if (!isOther && destUrl === undefined && fallbackUrl === undefined) return {};
  const { siteUrl } = isOther
    ? await heldConfiguration({ db }, { clientId: stored.client_id, slug: configurationSlug })
    : await ownConfiguration({ db }, stored);
  const address = destUrl ?? (isOther && destUrl === undefined ? stored.dest_url : null);
  if (address !== null) await refuseLoop({ app }, { address, siteUrl });
  const fallback =
    fallbackUrl ?? (isOther && fallbackUrl === undefined ? stored.fallback_url : null);
  if (fallback !== null)
    await refuseLoop({ app }, { address: fallback, siteUrl, place: AT_FALLBACK });
  // Requests a landing page if there was none before.
  return destUrl === null && stored.landing_state === 'none'
    ? { landing_state: 'waiting', landing_asked_at: new Date() }
    : {};
}

/** A deactivated configuration remains valid for existing touchpoints. */
async function ownConfiguration(
  { db }: Pick<Context, 'db'>,
  stored: TouchpointRow,
): Promise<Configuration> {
  const all = await listConfigurations({ db }, stored.client_id);
  const own = all.find(({ slug }) => slug === stored.configuration_slug);
  if (!own) throw configurationUnknown();
  return own;
}
