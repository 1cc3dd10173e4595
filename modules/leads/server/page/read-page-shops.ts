import {
  type PlacesWithin,
  type PlaceToBuy,
  placesToBuy,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { StoredForm } from '../forms/form-row.ts';
import { placesOffered } from '../forms/places-offered.ts';
import type { TypedForm } from './typed-form.ts';

export interface PageShops {
  items: PlaceToBuy[];
  /** A search found no stores. */
  isUnknown: boolean;
}

const NONE: PageShops = { items: [], isUnknown: false };

/** Stores near the typed place, plus the store chosen before. */
export async function readPageShops(
  { db, app }: { db: Db; app: App },
  {
    form,
    locale,
    typed,
    position,
  }: {
    form: StoredForm;
    locale: Locale;
    typed: TypedForm;
    position?: { latitude: number; longitude: number } | undefined;
  },
): Promise<PageShops> {
  const { settings, location_settings } = form;
  if (!settings.located) return NONE;
  const clientId = form.client_id;
  const offered = placesOffered(location_settings);
  const ask = (given: {
    words?: string;
    position?: { latitude: number; longitude: number };
    within: PlacesWithin;
    limit: number;
  }) =>
    app.ports.ask(
      placesToBuy,
      { clientId, language: locale, everywhere: true, ...given },
      { db, app },
    );
  const limit = settings.geosearchResultLimit;
  const where = typed.near ? { words: typed.near } : position ? { position } : null;
  const near = where && (await ask({ ...where, within: offered, limit }));
  // Without a recognized place, results would be alphabetical instead of near.
  const found = near && (position || near.from !== null) ? near.items : [];
  const isChosenThere = found.some(({ id }) => id === typed.shopId);
  const chosen =
    typed.shopId && !isChosenThere
      ? (await ask({ within: { ...offered, ids: [typed.shopId] }, limit: 1 })).items
      : [];
  return {
    items: [...chosen, ...found],
    isUnknown: typed.near !== '' && found.length === 0,
  };
}
