import { offeredLocations } from '#modules/directory/contract/locations/offered-locations.ts';
import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { FormRowKept } from '../forms/form-row.ts';
import type { TypedForm } from './typed-form.ts';

export interface ShopsOfPage {
  items: PlaceToBuy[];
  /** Somebody looked for stores, and there are none. */
  isUnknown: boolean;
}

const NONE: ShopsOfPage = { items: [], isUnknown: false };

/** The stores around what was typed, and the one that was chosen before, wherever it is. */
export async function shopsOfPage(
  { db, app }: { db: Db; app: App },
  { form, locale, typed }: { form: FormRowKept; locale: Locale; typed: TypedForm },
): Promise<ShopsOfPage> {
  const { settings, location_settings: where } = form;
  if (!settings.located) return NONE;
  const clientId = form.client_id;
  const { source, groupIds, typeIds, countries } = where;
  const offer = { source, groupIds, typeIds, countries };
  const ask = (given: { words?: string; ids?: string[]; limit: number }) =>
    app.ports.ask(
      offeredLocations,
      { clientId, offer, language: locale, withinKm: where.maxDistanceKm, ...given },
      { db, app },
    );
  const near = typed.near
    ? await ask({ words: typed.near, limit: settings.geosearchResultLimit })
    : { items: [], origin: null };
  // Without a place that is understood, the first of the alphabet are near nobody.
  const found = near.origin ? near.items : [];
  const isChosenThere = found.some(({ id }) => id === typed.shopId);
  const chosen =
    typed.shopId && !isChosenThere ? (await ask({ ids: [typed.shopId], limit: 1 })).items : [];
  return {
    items: [...chosen, ...found].map(withoutInner),
    isUnknown: typed.near !== '' && found.length === 0,
  };
}

/** A store's own mailbox is not for pages. */
function withoutInner(place: PlaceToBuy & { company?: string; email?: string }): PlaceToBuy {
  const { company: _company, email: _email, ...shown } = place;
  return shown;
}
