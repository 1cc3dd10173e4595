import {
  type PlacesToBuy,
  type PlacesWithin,
  placesToBuy,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { placesOffered } from '../forms/places-offered.ts';
import { referencesOfForm } from './algolia-search.ts';
import type { OpenForm } from './open-form.ts';

export interface WantedPlaces {
  words?: string | undefined;
  position?: { latitude: number; longitude: number } | undefined;
  country?: string | undefined;
  /** Around any shop, where no place is named. */
  anywhere?: boolean | undefined;
  locale: Locale;
}

/**
 * By the brand's own search index where it has one, and by the directory's search where it has none, or where that one
 * fails or knows nobody: a visitor is not left without a shop because somebody else's system is down. Shops stay those
 * of the directory either way, so that a closed one cannot be chosen.
 */
export async function placesOfForm(
  { app }: { app: App },
  open: OpenForm,
  wanted: WantedPlaces,
): Promise<PlacesToBuy> {
  const { form, db } = open;
  const { clientId, settings } = form;
  const within = placesOffered(form.locationSettings);
  const [only] = within.countries ?? [];
  const country = wanted.country ?? (within.countries?.length === 1 ? only : undefined);
  const limit = settings.geosearchResultLimit;
  const ask = (given: {
    within: PlacesWithin;
    words?: string;
    position?: { latitude: number; longitude: number };
    everywhere?: boolean;
  }) =>
    app.ports.ask(
      placesToBuy,
      {
        clientId,
        language: wanted.locale,
        ...(country && { country }),
        ...(wanted.position && { position: wanted.position }),
        limit,
        ...given,
      },
      { db, app },
    );
  const references = await referencesOfForm({ app }, open, wanted);
  if (references && references.length > 0) {
    const found = await ask({ within: { ...within, references }, everywhere: true });
    if (found.items.length > 0) return found;
  }
  if (wanted.words || wanted.position)
    return ask({ within, ...(wanted.words && { words: wanted.words }) });
  // Shops of the alphabet are near nobody: without a place there are all or none.
  const all = await app.ports.ask(
    placesToBuy,
    { clientId, ...(country && { country }), everywhere: true, within, limit: limit + 1 },
    { db, app },
  );
  if (all.items.length <= limit) return all;
  const some = wanted.anywhere ? all.items.find(({ latitude }) => latitude !== null) : undefined;
  if (some?.latitude == null || some.longitude === null) return { ...all, items: [] };
  return ask({ within, position: { latitude: some.latitude, longitude: some.longitude } });
}
