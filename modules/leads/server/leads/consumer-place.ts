import { placesToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { StoredLead } from './lead-row.ts';

export interface ConsumerPlace {
  town: string | null;
  /** To the store that the lead went to, in kilometres. */
  distanceKm: number | null;
}

/**
 * The consumer's town and distance to the store, as far as a recipient may see before accepting [LEAD-11]. Taken from
 * routing if it chose the nearest store, else derived from postal code and town.
 */
export async function consumerPlace(
  { db, app }: { db: Db; app: App },
  lead: Pick<StoredLead, 'location_id' | 'routing' | 'zip' | 'city' | 'identity_country'>,
  { clientId, locale }: { clientId: string; locale: Locale },
): Promise<ConsumerPlace> {
  const { location_id: storeId, zip, city } = lead;
  const { placed } = lead.routing;
  const routed = placed?.why === 'nearest' ? placed : undefined;
  const known = { town: city ?? routed?.place ?? null, distanceKm: routed?.distanceKm ?? null };
  const words = [zip, city].filter(Boolean).join(' ');
  if (!storeId || words === '' || (known.town && known.distanceKm !== null)) return known;
  const { items, from } = await app.ports.ask(
    placesToBuy,
    {
      clientId,
      words,
      language: locale,
      country: lead.identity_country ?? '',
      within: { ids: [storeId] },
      purpose: 'route',
      limit: 1,
    },
    { db, app },
  );
  const km = items[0]?.distanceKm ?? null;
  return {
    town: known.town ?? from,
    distanceKm: known.distanceKm ?? (km === null ? null : Math.round(km * 10) / 10),
  };
}
