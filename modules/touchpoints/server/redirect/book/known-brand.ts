import { type Brand, findBrand } from '#modules/directory/contract/clients/brand.ts';
import { placesToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import { STANDARD_CONFIGURATION } from '#modules/touchpoints/contract/configuration.ts';
import { hostOf } from '#modules/touchpoints/contract/destination.ts';
import type { App } from '#platform/server/app.ts';
import type { TouchpointsTables } from '../../tables.ts';

/** A brand as its visitors meet it: where its configurations lead. */
export interface KnownBrand {
  brand: Brand;
  /** By slug; one that nobody has written says nothing. */
  configurations: ReadonlyMap<string, { siteUrl: string | null; fallbackUrl: string | null }>;
  /** The brand's website, where any configuration names one, other than where its short URLs stand by now; the standard one first. */
  siteUrl: string | null;
  /** Whether anybody sells it, as far as it has told. */
  hasShops: boolean;
}

export async function readKnownBrand(
  { app }: { app: App },
  by: { brandId: string } | { host: string },
): Promise<KnownBrand | null> {
  // Nobody knows yet whose address it is, so the question goes over all clients.
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
  return url !== null && hostOf(url) !== shortUrlBase;
}
