import { type Brand, findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { formatOpeningHours } from '#modules/directory/contract/locations/opening-hours.ts';
import {
  type PlaceToBuy,
  placesByIds,
  shopTimeZone,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import { formOwner } from '#modules/forms/contract/form-ports.ts';
import { DEFAULT_LOCALE, type Locale, localeFromCountry } from '#platform/contract/locale.ts';
import type { Context } from '../tables.ts';
import type { LocationFacts } from '../writing/reply-input.ts';

/** Data of the reviews' locations, for writing and scheduling replies. */
export interface ReplyLocations {
  /** Facts that a reply may mention; without a location, those of the brand. */
  factsOf(locationId: string | null, language: Locale): LocationFacts;
  /** The local language, for reviews without a comment or in other languages. */
  languageOf(locationId: string | null): Locale;
  openingHoursOf(locationId: string | null): PlaceToBuy['openingHours'];
  openingExceptionsOf(locationId: string | null): PlaceToBuy['openingExceptions'];
  timeZoneOf(locationId: string | null): string;
  nameOf(locationId: string | null): string;
}

export async function readLocations(
  { db, app }: Context,
  {
    clientId,
    locationIds,
    formId,
  }: { clientId: string; locationIds: readonly (string | null)[]; formId: string | null },
): Promise<ReplyLocations> {
  const brand = await app.ports.call(findBrand, { clientId }, { db, app });
  const ids = [...new Set(locationIds.filter((id) => id !== null))];
  const found =
    ids.length > 0 ? await app.ports.call(placesByIds, { clientId, ids }, { db, app }) : [];
  const places = new Map<string | null, PlaceToBuy>(found.map((place) => [place.id, place]));
  // Deleted forms and forms of other brands are never linked.
  const isOwnForm =
    formId !== null &&
    app.ports.isAnswered(formOwner) &&
    (await app.ports.call(formOwner, { id: formId }, { db, app })) === clientId;
  const formUrl = isOwnForm ? `${app.config.publicUrl}/f/${formId}` : null;
  return {
    factsOf: (id, language) => factsOf({ brand, place: places.get(id), formUrl }, language),
    languageOf: (id) =>
      localeFromCountry(places.get(id)?.country ?? '') ?? brand?.defaultLocale ?? DEFAULT_LOCALE,
    openingHoursOf: (id) => places.get(id)?.openingHours ?? null,
    openingExceptionsOf: (id) => places.get(id)?.openingExceptions ?? [],
    timeZoneOf: (id) => shopTimeZone(places.get(id), brand?.timeZone ?? 'UTC'),
    nameOf: (id) => places.get(id)?.name ?? brand?.name ?? '',
  };
}

function factsOf(
  {
    brand,
    place,
    formUrl,
  }: { brand: Brand | null; place: PlaceToBuy | undefined; formUrl: string | null },
  language: Locale,
): LocationFacts {
  const brandName = brand?.name ?? '';
  const hours = place?.openingHours && formatOpeningHours(place.openingHours, language);
  return {
    shop: place?.name ?? brandName,
    brand: brandName,
    ...(place && { locationId: place.id }),
    ...(hours && { hours: hours.replaceAll('\n', ', ') }),
    ...(place?.phone && { phone: place.phone }),
    ...(formUrl && { form: formAddress(formUrl, { language, place }) }),
  };
}

/** Link to the form in the language of the reply, for the location, with the review as its source. */
function formAddress(
  formUrl: string,
  { language, place }: { language: Locale; place: PlaceToBuy | undefined },
): string {
  const query = new URLSearchParams({
    lang: language,
    ...(place && { place: place.id }),
    from: 'review',
  });
  return `${formUrl}?${query}`;
}
