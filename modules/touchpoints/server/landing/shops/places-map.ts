import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { pictureAddress } from '#platform/server/map/picture/picture-address.ts';
import { MOST_PINS } from '#platform/server/map/picture/picture-asked.ts';
import type { Secrets } from '#platform/server/secrets/secrets.ts';
import type { Translate } from '#platform/server/texts/texts.ts';

/** As wide as a phone has room for; a wider page stretches it a little. */
const SIZE = { width: 360, height: 200 };
/** What Mercator can show. */
const NORTHERNMOST = 85;

export interface PlacesMap {
  picture: Html;
  /** The number on the map of each place that stands on it, by its id. */
  numbers: ReadonlyMap<string, number>;
}

/** Where the shops of the list stand, drawn by the server: it needs no script and asks nobody else. */
export function placesMap(
  places: readonly PlaceToBuy[],
  { secrets, locale, t }: { secrets: Secrets; locale: Locale; t: Translate },
): PlacesMap | null {
  const standing = places.flatMap(({ id, latitude, longitude }) =>
    latitude !== null && longitude !== null && Math.abs(latitude) <= NORTHERNMOST
      ? [{ id, at: [longitude, latitude] as [number, number] }]
      : [],
  );
  if (standing.length === 0 || standing.length > MOST_PINS) return null;
  const [longitudes, latitudes] = [0, 1].map((axis) => standing.map(({ at }) => at[axis] ?? 0));
  const address = pictureAddress(secrets, {
    look: {
      bounds: [
        Math.min(...(longitudes ?? [])),
        Math.min(...(latitudes ?? [])),
        Math.max(...(longitudes ?? [])),
        Math.max(...(latitudes ?? [])),
      ],
    },
    ...SIZE,
    pins: standing.map(({ at }) => at),
    locale,
    // A brand's pages are light.
    theme: 'light',
  });
  return {
    picture: html`<img class="map" src="${address}" width="${SIZE.width}" height="${SIZE.height}" loading="lazy" decoding="async" alt="${t('touchpoints:landing.mapAlt')}">`,
    numbers: new Map(standing.map(({ id }, index) => [id, index + 1])),
  };
}
