import {
  type PlacesWithin,
  type PlaceToBuy,
  placesToBuy,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { FormRowKept } from '../forms/form-row.ts';
import { placesOffered } from '../forms/places-offered.ts';
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
  {
    form,
    locale,
    typed,
    position,
  }: {
    form: FormRowKept;
    locale: Locale;
    typed: TypedForm;
    position?: { latitude: number; longitude: number } | undefined;
  },
): Promise<ShopsOfPage> {
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
  // Without a place that is understood, the first of the alphabet are near nobody.
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
