import { productNames } from '#modules/directory/contract/products/product-ports.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AddressGeocoder } from '#platform/server/places/geocode-addresses.ts';
import type { NewIntention } from './write-intentions.ts';

export type IntentionPlace = Pick<NewIntention, 'country' | 'latitude' | 'longitude' | 'precision'>;

/**
 * Position of an intention from the suite's list of places: about a kilometre with a postal code, otherwise the town. Streets
 * are never used.
 */
export function findAddressPlace(
  geocoder: AddressGeocoder,
  address: { country: string; postalCode: string; city: string },
): IntentionPlace | null {
  const { country, postalCode, city } = address;
  if (!country || (!postalCode && !city)) return null;
  const found = geocoder.find({ country, postalCode, city, position: null });
  if (!found) return null;
  return {
    country,
    ...roundedPosition(found.position),
    precision: postalCode ? 'kilometre' : 'town',
  };
}

/** Two decimals, about a kilometre; more is never stored. */
export function roundedPosition({ latitude, longitude }: { latitude: number; longitude: number }): {
  latitude: number;
  longitude: number;
} {
  const hundredth = (degrees: number) => Math.round(degrees * 100) / 100;
  return { latitude: hundredth(latitude), longitude: hundredth(longitude) };
}

export function toCountryPlace(country: string): IntentionPlace {
  return { country, latitude: null, longitude: null, precision: 'country' };
}

/**
 * Product and category of SKUs as the catalogue spells them. Unknown SKUs stay unchanged, without a category. The
 * brand's own system is never queried here.
 */
export async function readSkuCategories(
  { db, app }: { db: Db; app: App },
  clientId: string,
  items: readonly { sku: string | null }[],
): Promise<{
  of: (sku: string | null) => { sku: string; category: string };
  knows: (sku: string) => boolean;
}> {
  const skus = [...new Set(items.flatMap(({ sku }) => sku ?? []))];
  const known =
    skus.length > 0 ? await app.ports.call(productNames, { clientId, skus }, { db, app }) : [];
  const bySku = new Map(known.map(({ sku, category }) => [sku.toLowerCase(), { sku, category }]));
  return {
    of: (sku) => bySku.get((sku ?? '').toLowerCase()) ?? { sku: sku ?? '', category: '' },
    knows: (sku) => bySku.has(sku.toLowerCase()),
  };
}
