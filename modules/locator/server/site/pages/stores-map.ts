import { type Html, html } from '#platform/server/http/html.ts';
import { buildClientBaseMap } from '#platform/server/map/base-maps/client-base-map.ts';
import {
  MAX_PINS,
  PICTURE_PNG_PATH,
  pictureAddress,
} from '#platform/server/map/picture/picture-address.ts';
import type { Site } from '../site.ts';
import type { SiteStore } from '../stores.ts';

const PHONE = { width: 390, height: 220 };
const WIDE = { width: 960, height: 860 };
/** Image size of link previews in chats. */
const PREVIEW = { width: 1200, height: 630 };
/** Northern limit of the Mercator projection. */
const NORTHERNMOST = 85;
/** Stores this many times as far away as the median are left out, because they would crowd the others together. */
const FAR = 4;

type Look =
  | { bounds: [number, number, number, number] }
  | { centre: [number, number]; zoom: number };
export interface StoresMap {
  picture: Html;
  /** URL of the image for link previews, below the site's origin. */
  preview: string;
  /** Number on the map by store id. */
  numbers: ReadonlyMap<string, number>;
}

/** Stores of a list on an image rendered by the server, without scripts and external requests. */
export function storesMap(site: Site, stores: readonly SiteStore[]): StoresMap | null {
  const shown = withoutFar(stores)
    .flatMap(({ id, latitude, longitude }) =>
      latitude !== null && longitude !== null && Math.abs(latitude) <= NORTHERNMOST
        ? [{ id, longitude, latitude }]
        : [],
    )
    .slice(0, MAX_PINS);
  const { center } = site.locator.config;
  if (shown.length === 0 && !center) return null;
  const pins = shown.map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
  const look: Look =
    pins.length === 0 && center
      ? {
          centre: [center.lng, Math.max(-NORTHERNMOST, Math.min(NORTHERNMOST, center.lat))],
          zoom: 5,
        }
      : { bounds: boundsOf(pins) };
  const address = (size: typeof PHONE, theme: 'light' | 'dark', path?: typeof PICTURE_PNG_PATH) =>
    pictureAddress(site.app.secrets, { look, ...size, pins, locale: site.locale, theme }, path);
  return {
    picture: pictureOf(site, address),
    preview: address(PREVIEW, 'light', PICTURE_PNG_PATH),
    numbers: new Map(shown.map(({ id }, index) => [id, index + 1])),
  };
}

function pictureOf(
  site: Site,
  address: (size: typeof PHONE, theme: 'light' | 'dark') => string,
): Html {
  const { theme } = site.locator.config;
  const source = (size: typeof PHONE, of: 'light' | 'dark', media: string) =>
    html`<source media="${media}" srcset="${address(size, of)}" width="${size.width}" height="${size.height}">`;
  const plain = theme === 'dark' ? 'dark' : 'light';
  const dark =
    theme === 'auto' &&
    html`${source(WIDE, 'dark', '(min-width: 800px) and (prefers-color-scheme: dark)')}${source(PHONE, 'dark', '(prefers-color-scheme: dark)')}`;
  return html`<picture>${dark}${source(WIDE, plain, '(min-width: 800px)')}<img class="map-picture" src="${address(PHONE, plain)}" width="${PHONE.width}" height="${PHONE.height}" loading="lazy" decoding="async" alt="${site.text('mapAlt')}"></picture>`;
}

function boundsOf(pins: readonly [number, number][]): [number, number, number, number] {
  const [longitudes, latitudes] = [pins.map(([lng]) => lng), pins.map(([, lat]) => lat)];
  return [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ];
}

/** Sorted by distance, nearest first. */
function withoutFar(stores: readonly SiteStore[]): readonly SiteStore[] {
  const middle = stores[Math.floor((stores.length - 1) / 2)]?.distanceKm ?? null;
  if (middle === null) return stores;
  return stores.filter(({ distanceKm }) => (distanceKm ?? 0) <= Math.max(1, middle) * FAR);
}

/** The live map uses the brand's own style if it has one; the static image always uses the suite's. */
export function mapPart(site: Site, map: StoresMap | null): Html {
  const style = buildClientBaseMap(site.app.config, site.locator.config)?.ground.style;
  return html`<section class="map" data-map${style !== undefined && html` data-style="${style}"`}>${map?.picture}</section>`;
}
