import { type Brand, findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { SUFFIX_MAX_LENGTH } from '#modules/touchpoints/contract/limits.ts';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import type { App } from '#platform/server/app.ts';
import type { LandingFacts, TouchpointsTables } from '../tables.ts';

export interface FoundPage {
  touchpointId: string;
  suffix: string;
  sku: string;
  /** From the touchpoint: the only data before the page is built. */
  productName: string;
  /** Null before the first build. */
  facts: LandingFacts | null;
  imageFileId: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** The brand and product of a URL; each can be unknown. There is no session, so the brand comes from the URL. */
export async function findLandingPage(
  { app }: { app: App },
  { brandId, suffix }: { brandId: string; suffix: string },
): Promise<{ brand: Brand | null; page: FoundPage | null }> {
  const brand = await findOpenBrand({ app }, brandId);
  if (!brand || !/^[\w-]+$/.test(suffix) || suffix.length > SUFFIX_MAX_LENGTH)
    return { brand, page: null };
  const page = await app.database
    .ofClient<TouchpointsTables>(brand.clientId)
    .selectFrom('touchpoints.suffixes as own')
    .innerJoin('touchpoints.touchpoints as touchpoint', (join) =>
      join
        .onRef('touchpoint.client_id', '=', 'own.client_id')
        .onRef('touchpoint.id', '=', 'own.touchpoint_id'),
    )
    .leftJoin('touchpoints.landing_pages as page', (join) =>
      join
        .onRef('page.client_id', '=', 'touchpoint.client_id')
        .onRef('page.touchpoint_id', '=', 'touchpoint.id'),
    )
    .select([
      'touchpoint.id as touchpointId',
      'touchpoint.suffix',
      'touchpoint.sku',
      'touchpoint.product_name as productName',
      'page.facts',
      'page.image_file_id as imageFileId',
      'touchpoint.starts_at as startsAt',
      'touchpoint.ends_at as endsAt',
    ])
    .where('own.client_id', '=', brand.clientId)
    .where('own.suffix_key', '=', suffixKey(suffix))
    .where('touchpoint.deleted_at', 'is', null)
    .executeTakeFirst();
  return { brand, page: page?.sku ? { ...page, sku: page.sku } : null };
}

export function isBrandId(text: string): boolean {
  return /^[\w-]{1,40}$/.test(text);
}

export async function findOpenBrand({ app }: { app: App }, brandId: string): Promise<Brand | null> {
  if (!isBrandId(brandId)) return null;
  const db = app.database.acrossClients();
  const brand = await app.ports.call(findBrand, { brandId }, { db, app });
  return brand?.archived ? null : brand;
}
