import { WEEK_DAYS } from '#modules/directory/contract/locations/opening-hours.ts';
import { upcomingWeekHours } from '#modules/directory/contract/locations/opening-state.ts';
import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import { shopTimeZone } from '#modules/directory/contract/locations/shop-time-zone.ts';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import type { FoundShop, ShopsFound } from '#modules/leads/contract/widget/shop-search.ts';
import type { App } from '#platform/server/app.ts';
import { findFormPlaces, type WantedPlaces } from './find-form-places.ts';
import type { OpenForm } from './open-form.ts';
import { shopMap } from './shop-map.ts';

const KM_OF_MILE = 1.609344;

/** Shops as the form shows them, and no more of them than that [FORM-02]. */
export async function findFormShops(
  { app }: { app: App },
  open: OpenForm,
  wanted: WantedPlaces,
): Promise<ShopsFound> {
  const { settings } = open.form;
  const none = { items: [], from: null, fromArea: false };
  const { items, from, fromArea } = settings.located
    ? await findFormPlaces({ app }, open, wanted)
    : none;
  const given = { secrets: app.secrets, locale: wanted.locale, gmapKey: settings.gmapKey };
  return {
    items: items.map((place) => shownShop(place, settings)),
    distanceUnit: settings.distanceUnit,
    from,
    fromArea,
    map: settings.resultDisplay.includes('map') ? shopMap(items, given) : null,
  };
}

function shownShop(place: PlaceToBuy, settings: Form['settings']): FoundShop {
  const { resultDisplay, distanceUnit } = settings;
  const where = (part: Form['settings']['resultDisplay'][number], value: string) =>
    resultDisplay.includes(part) ? value : null;
  const km = resultDisplay.includes('distance') ? place.distanceKm : null;
  return {
    id: place.id,
    name: place.name,
    city: place.city,
    country: place.country,
    street: where('address', place.street),
    postalCode: where('address', place.postalCode),
    phone: where('phone', place.phone),
    website: where('website', place.website),
    openingHours: resultDisplay.includes('openingHours') ? daysOf(place) : null,
    distance: km === null ? null : distanceUnit === 'mi' ? km / KM_OF_MILE : km,
  };
}

/** Exceptions of the next days are in the place of the usual hours. */
function daysOf(place: PlaceToBuy) {
  const hours = upcomingWeekHours({ ...place, timeZone: shopTimeZone(place, 'UTC') }, Date.now());
  return hours && WEEK_DAYS.map((day) => hours[day]);
}
