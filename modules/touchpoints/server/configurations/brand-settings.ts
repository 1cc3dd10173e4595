import type { Selectable } from 'kysely';
import { type Brand, findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import {
  type Configuration,
  STANDARD_CONFIGURATION,
} from '#modules/touchpoints/contract/configuration.ts';
import { configurationUnknown } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Context, TouchpointsTables } from '../tables.ts';

export async function readClientBrand(context: Context, clientId: string): Promise<Brand> {
  const brand = await context.app.ports.call(findBrand, { clientId }, context);
  if (!brand) throw notFound();
  return brand;
}

/** Default configuration of a brand that has none stored. */
const STANDARD: Configuration = {
  slug: STANDARD_CONFIGURATION,
  name: 'Standard',
  siteUrl: null,
  fallbackUrl: null,
  style: PLAIN_STYLE,
  activated: true,
  version: 0,
};

/** All configurations of a brand, the standard one first, the others by name. */
export async function listConfigurations(
  { db }: Pick<Context, 'db'>,
  clientId: string,
): Promise<Configuration[]> {
  const rows = await db
    .selectFrom('touchpoints.configurations')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('name')
    .orderBy('slug')
    .execute();
  const all = rows.map(toConfiguration);
  const isStandard = ({ slug }: Configuration) => slug === STANDARD_CONFIGURATION;
  return [all.find(isStandard) ?? STANDARD, ...all.filter((one) => !isStandard(one))];
}

/** The configuration for new touchpoints: it exists and is active. */
export async function configurationInUse(
  { db }: Pick<Context, 'db'>,
  { clientId, slug }: { clientId: string; slug: string },
): Promise<Configuration> {
  const all = await listConfigurations({ db }, clientId);
  const found = all.find((one) => one.slug === slug);
  if (!found?.activated) throw configurationUnknown();
  return found;
}

/** The same for writers: locks the configuration, so that it cannot be deleted before their changes are committed. */
export async function heldConfiguration(
  { db }: Pick<Context, 'db'>,
  { clientId, slug }: { clientId: string; slug: string },
): Promise<Configuration> {
  await db
    .selectFrom('touchpoints.configurations')
    .select('slug')
    .where('client_id', '=', clientId)
    .where('slug', '=', slug)
    .forKeyShare()
    .execute();
  return configurationInUse({ db }, { clientId, slug });
}

export function toConfiguration(
  row: Selectable<TouchpointsTables['touchpoints.configurations']>,
): Configuration {
  return {
    slug: row.slug,
    name: row.name,
    siteUrl: row.site_url,
    fallbackUrl: row.fallback_url,
    style: row.style,
    activated: row.activated,
    version: row.version,
  };
}
