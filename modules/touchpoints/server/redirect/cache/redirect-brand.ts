import { type Brand, findBrand } from '#modules/directory/contract/clients/brand.ts';
import { placesToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import { STANDARD_CONFIGURATION } from '#modules/touchpoints/contract/configuration.ts';
import { parseHost } from '#modules/touchpoints/contract/destination.ts';
import type { App } from '#platform/server/app.ts';
import type { TouchpointsTables } from '../../tables.ts';

/** A brand as its visitors meet it: where its configurations lead. */
export interface RedirectBrand {
  brand: Brand;
  /** By slug; configurations without a row are missing. */
  configurations: ReadonlyMap<string, { siteUrl: string | null; fallbackUrl: string | null }>;
  /**
   * The brand's website from any configuration, the standard one first, unless it is the current host of its short
   * URLs.
   */
  siteUrl: string | null;
  /** Whether the brand has any known shops. */
  hasShops: boolean;
}

export async function readRedirectBrand(
  { app }: { app: App },
  by: { brandId: string } | { host: string },
): Promise<RedirectBrand | null> {
  // The client is not known yet, so the query covers all clients.
  const brand = await app.ports.ask(findBrand, by, { db: app.database.acrossClients(), app });
  if (!brand) return null;
  const db = app.database.ofClient<TouchpointsTables>(brand.clientId);
  const rows = await db
    .selectFrom('touchpoints.configurations')
    .select(['slug', 'site_url', 'fallback_url'])
    .where('client_id', '=', brand.clientId)
    .orderBy((row) => row('slug', '<>', STANDARD_CONFIGURATION))
    .orderBy('created_at')
    .execute();
  const { clientId } = brand;
  const { total } = await app.ports.ask(placesToBuy, { clientId, limit: 1 }, { db, app });
  return {
    brand,
    hasShops: total > 0,
    configurations: new Map(
      rows.map((row) => [row.slug, { siteUrl: row.site_url, fallbackUrl: row.fallback_url }]),
    ),
    siteUrl: rows.map(({ site_url }) => site_url).find((url) => isSite(url, brand)) ?? null,
  };
}

function isSite(url: string | null, { shortUrlBase }: Brand): boolean {
  return url !== null && parseHost(url) !== shortUrlBase;
}
