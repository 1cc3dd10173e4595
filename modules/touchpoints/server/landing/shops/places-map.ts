import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { pictureAddress } from '#platform/server/map/picture/picture-address.ts';
import { MOST_PINS } from '#platform/server/map/picture/picture-request.ts';
import type { Secrets } from '#platform/server/secrets/secrets.ts';
import type { Translate } from '#platform/server/texts/texts.ts';

/** As wide as the list is on a phone, and on a wide page. */
const PHONE = { width: 360, height: 200 };
const WIDE = { width: 570, height: 240 };
/** What Mercator can show. */
const NORTHERNMOST = 85;
/** One that is so many times as far away as the middle one would push all the others together. */
const FAR = 4;

export interface PlacesMap {
  picture: Html;
  /** Number on the map for each displayed place, by id. */
  numbers: ReadonlyMap<string, number>;
}

/** Map of the listed shops, drawn by the server, so it needs no script and no third party. */
export function placesMap(
  places: readonly PlaceToBuy[],
  { secrets, locale, t }: { secrets: Secrets; locale: Locale; t: Translate },
): PlacesMap | null {
  const standing = withoutFar(places).flatMap(({ id, latitude, longitude }) =>
    latitude !== null && longitude !== null && Math.abs(latitude) <= NORTHERNMOST
      ? [{ id, longitude, latitude }]
      : [],
  );
  if (standing.length === 0 || standing.length > MOST_PINS) return null;
  const west = Math.min(...standing.map(({ longitude }) => longitude));
  const east = Math.max(...standing.map(({ longitude }) => longitude));
  const south = Math.min(...standing.map(({ latitude }) => latitude));
  const north = Math.max(...standing.map(({ latitude }) => latitude));
  const addressOf = (size: typeof PHONE) =>
    pictureAddress(secrets, {
      look: { bounds: [west, south, east, north] },
      ...size,
      pins: standing.map(({ longitude, latitude }) => [longitude, latitude]),
      locale,
      // A brand's pages are light.
      theme: 'light',
    });
  return {
    picture: html`<picture><source media="(min-width: 800px)" srcset="${addressOf(WIDE)}" width="${WIDE.width}" height="${WIDE.height}"><img class="map" src="${addressOf(PHONE)}" width="${PHONE.width}" height="${PHONE.height}" loading="lazy" decoding="async" alt="${t('touchpoints:landing.mapAlt')}"></picture>`,
    numbers: new Map(standing.map(({ id }, index) => [id, index + 1])),
  };
}

/** They come nearest first. */
function withoutFar(places: readonly PlaceToBuy[]): readonly PlaceToBuy[] {
  const middle = places[Math.floor((places.length - 1) / 2)]?.distanceKm ?? null;
  if (middle === null) return places;
  return places.filter(({ distanceKm }) => (distanceKm ?? 0) <= Math.max(1, middle) * FAR);
}
