import { type Brand, findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import {
  type PlacesToBuy,
  type PlacesWithin,
  placesToBuy,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import type { Form } from '#modules/forms/contract/form.ts';
import { isAuthorizedOrigin } from '#modules/forms/contract/form-settings.ts';
import { domainNotAuthorized } from '#modules/forms/contract/intake/intake-calls.ts';
import { placesOffered } from '#modules/forms/contract/location-settings.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { RequestOrigin } from '#platform/server/http/request/request-origin.ts';
import { algoliaReferences } from '#platform/server/outbound/algolia-references.ts';
import { type StoredForm, toForm } from '../forms/read-form.ts';
import { formForVisitors } from '../intake/admit-sender.ts';
import type { FormsTables } from '../tables.ts';

export interface OpenForm {
  form: Form;
  brand: Brand;
  /** Encrypted. */
  secrets: StoredForm['secrets'];
  /** Only sees rows of this client. */
  db: Db<FormsTables>;
}

/** A form that the page may show. Requests without an origin, such as from servers, may read it too [FORM-08]. */
export async function openForm(
  { app }: { app: App },
  { formId, origin }: { formId: string; origin: RequestOrigin },
): Promise<OpenForm> {
  const row = await formForVisitors({ app }, formId);
  if (origin.kind === 'other' && !isAuthorizedOrigin(row.settings.authorizedDomains, origin.url))
    throw domainNotAuthorized({ domain: URL.parse(origin.url)?.host ?? '' });
  const db = app.database.ofClient<FormsTables>(row.client_id);
  const brand = await app.ports.call(findBrand, { clientId: row.client_id }, { db, app });
  if (!brand) throw notFound();
  return { form: toForm(row), brand, secrets: row.secrets, db };
}

export interface WantedPlaces {
  words?: string | undefined;
  position?: { latitude: number; longitude: number } | undefined;
  country?: string | undefined;
  /** Searches around any shop if no place is given. */
  anywhere?: boolean | undefined;
  locale: Locale;
}

/**
 * Searches the brand's own index if configured, else the directory. Falls back to the directory if the index fails or
 * finds nothing, so that an external outage does not leave visitors without shops. Shops always come from the
 * directory, so closed ones cannot be chosen.
 */
export async function findFormPlaces(
  { app }: { app: App },
  open: OpenForm,
  wanted: WantedPlaces,
): Promise<PlacesToBuy> {
  const { form, db } = open;
  const { clientId, settings } = form;
  const within = placesOffered(form.locationSettings);
  const [only] = within.countries ?? [];
  // The editor's preview begins in the country where most people speak its language.
  const visited = wanted.anywhere
    ? new Intl.Locale(languageTag(wanted.locale)).maximize().region
    : wanted.country;
  const country = visited ?? (within.countries?.length === 1 ? only : undefined);
  const limit = settings.geosearchResultLimit;
  const findPlaces = (given: {
    within: PlacesWithin;
    words?: string;
    country?: string;
    position?: { latitude: number; longitude: number };
    everywhere?: boolean;
  }) =>
    app.ports.call(
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
  const references = await findShopReferences({ app }, open, wanted);
  if (references && references.length > 0) {
    const found = await findPlaces({ within: { ...within, references }, everywhere: true });
    if (found.items.length > 0) return found;
  }
  if (wanted.words || wanted.position)
    return findPlaces({ within, ...(wanted.words && { words: wanted.words }) });
  // Without a place, alphabetical results would be useless: returns all shops if they fit the limit, otherwise none.
  const all = await app.ports.call(
    placesToBuy,
    { clientId, ...(country && { country }), everywhere: true, within, limit: limit + 1 },
    { db, app },
  );
  if (all.items.length <= limit) return all;
  const some = wanted.anywhere ? all.items.find(({ latitude }) => latitude !== null) : undefined;
  if (some?.latitude == null || some.longitude === null) return { ...all, items: [] };
  const { postalCode, city, latitude, longitude } = some;
  const around = await findPlaces({
    within,
    words: `${postalCode} ${city}`,
    country: some.country,
  });
  return around.from === null ? findPlaces({ within, position: { latitude, longitude } }) : around;
}

/** Ids or codes of shops from the brand's own search index. Null if none is configured or it did not respond. */
async function findShopReferences(
  { app }: { app: App },
  { form, secrets }: OpenForm,
  wanted: {
    words?: string | undefined;
    position?: { latitude: number; longitude: number } | undefined;
  },
): Promise<string[] | null> {
  const { algoliaAppId, algoliaIndex, geosearchResultLimit } = form.settings;
  if (!algoliaAppId || !algoliaIndex || (!wanted.words && !wanted.position)) return null;
  if (!secrets.algoliaKey) return null;
  const apiKey = app.secrets.open('form-secret', secrets.algoliaKey);
  return algoliaReferences(
    { app },
    { appId: algoliaAppId, index: algoliaIndex, apiKey },
    { ...wanted, radiusKm: form.locationSettings.maxDistanceKm, limit: geosearchResultLimit },
  );
}
