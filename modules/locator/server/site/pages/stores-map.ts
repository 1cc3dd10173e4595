import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import type { MapLook } from '#modules/locator/contract/site-calls.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { buildClientBaseMap } from '#platform/server/map/base-maps/client-base-map.ts';
import {
  MAX_PINS,
  MAX_TOWNS,
  PICTURE_PNG_PATH,
  type PictureRequest,
  pictureAddress,
  TOWN_NAME_LENGTH,
} from '#platform/server/map/picture/picture-address.ts';
import type { Site } from '../site.ts';
import { brandColour } from '../site-assets.ts';
import { distanceText } from '../site-text.ts';
import type { FilterChoices, SiteStore } from '../stores.ts';
import { boundsAround, type MapRings, ringsAround, type SearchedPlace } from './map-rings.ts';
import { shapeOfType } from './store-parts.ts';

/** On a phone the button that opens the live map is in the corner. */
const PHONE = { width: 390, height: 220, corner: [156, 68] as [number, number] };
const WIDE = { width: 960, height: 860 };
/** A narrow page that its map fills: on a phone, and in the editor's preview. */
const FILLED = { phone: { width: 400, height: 600 }, preview: { width: 600, height: 620 } };
/** Image size of link previews in chats. */
const PREVIEW = { width: 1200, height: 630 };
/** Northern limit of the Mercator projection. */
const NORTHERNMOST = 85;
const OPENING_ZOOM = 5;
/** Stores this many times as far away as the median are left out, because they would crowd the others together. */
const FAR = 4;

type Size = Pick<PictureRequest, 'width' | 'height' | 'corner'>;

export interface StoresMap {
  picture: Html;
  look: MapLook;
  rings: MapRings | null;
  /** URL of the image for link previews, below the site's origin. */
  preview: string;
  /** Number on the map by store id. */
  numbers: ReadonlyMap<string, number>;
}

/**
 * Stores of a list on an image rendered by the server, without scripts and external requests. Without a list, the map
 * opens at the configured centre, else on the area of all stores.
 */
export function storesMap(
  site: Site,
  stores: readonly SiteStore[],
  {
    all = null,
    isFirstChosen = false,
    around = null,
    isExact = false,
    isAlone = false,
    zoom = 0,
  }: {
    all?: FilterChoices['bounds'];
    isFirstChosen?: boolean;
    /** The searched place, if the distances are from it. */
    around?: SearchedPlace | null;
    /** Whether the editor finds places on it, so that it shows neither more nor less than its look. */
    isExact?: boolean;
    /** Whether narrow pages show it without their list: in the editor, and where a button opens it. */
    isAlone?: boolean;
    /** Steps by which the editor looks closer. */
    zoom?: number;
  } = {},
): StoresMap | null {
  const shown = withoutFar(stores)
    .flatMap(({ id, type, city, distanceKm, latitude, longitude }) =>
      latitude !== null && longitude !== null && Math.abs(latitude) <= NORTHERNMOST
        ? [{ id, type, city, distanceKm, longitude, latitude }]
        : [],
    )
    .slice(0, MAX_PINS);
  const { center } = site.locator.config;
  const shapes = shown.map(({ type }) => shapeOfType(site, type?.id));
  const pins = shown.map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
  const rings = around && ringsOf(site, around, shown);
  const opening = pins.length > 0 ? { bounds: boundsOf(pins, rings) } : openingLook(center, all);
  if (!opening) return null;
  const look = zoomed(opening, zoom);
  const signs = {
    colour: brandColour(site.locator),
    ...(shapes.some((shape) => shape !== 'disc') && { shapes }),
    ...(isFirstChosen && { isFirstChosen }),
  };
  const address = (size: Size, theme: 'light' | 'dark', path?: typeof PICTURE_PNG_PATH) =>
    pictureAddress(
      site.app.secrets,
      {
        ...{ look, ...size, pins, signs, towns: townsOf(shown), locale: site.locale, theme },
        ...(rings && { rings }),
        ...(isExact && { isExact }),
        // The cross of the editor covers no store.
        ...(isExact && center && { free: [center.lng, onMercator(center.lat)] }),
      },
      path,
    );
  return {
    picture: pictureOf(
      site,
      address,
      isAlone ? FILLED[site.previewToken === null ? 'phone' : 'preview'] : PHONE,
    ),
    look,
    rings,
    preview: address(PREVIEW, 'light', PICTURE_PNG_PATH),
    numbers: new Map(shown.map(({ id }, index) => [id, index + 1])),
  };
}

type Shown = Pick<SiteStore, 'city' | 'distanceKm'> & { longitude: number; latitude: number };

function ringsOf({ unit, locale }: Site, place: SearchedPlace, shown: readonly Shown[]) {
  const distances = shown.flatMap(({ distanceKm }) => distanceKm ?? []);
  if (distances.length === 0 || Math.abs(place.latitude) > NORTHERNMOST) return null;
  const label = (km: number) => distanceText(km, unit, locale);
  return ringsAround(place, Math.max(...distances), { unit, label });
}

/** Names of the towns of the first stores, because a sign can be where the base map has its town. */
function townsOf(shown: readonly Shown[]) {
  const first = new Map<string, Shown>();
  for (const store of shown) if (store.city && !first.has(store.city)) first.set(store.city, store);
  return [...first].slice(0, MAX_TOWNS).map(([city, { longitude, latitude }]) => ({
    name: city.slice(0, TOWN_NAME_LENGTH),
    at: [longitude, latitude] as [number, number],
  }));
}

function openingLook(
  center: LocatorConfig['center'],
  all: FilterChoices['bounds'],
): MapLook | null {
  if (center) return { centre: [center.lng, onMercator(center.lat)], zoom: OPENING_ZOOM };
  if (!all) return null;
  const air = Math.max(0, NARROWEST - (all.east - all.west)) / 2;
  const [west, east] = [Math.max(-180, all.west - air), Math.min(180, all.east + air)];
  return { bounds: [west, onMercator(all.south), east, onMercator(all.north)] };
}

/** Each step halves what is in view. */
function zoomed(look: MapLook, steps: number): MapLook {
  if (steps === 0) return look;
  if ('centre' in look) return { ...look, zoom: Math.max(0, Math.min(CLOSEST, look.zoom + steps)) };
  const [west, south, east, north] = look.bounds;
  const scale = 2 ** -steps;
  const around = (from: number, to: number): [number, number] => {
    const [middle, half] = [(from + to) / 2, ((to - from) / 2) * scale];
    return [middle - half, middle + half];
  };
  const [left, right] = around(west, east);
  const [bottom, top] = around(south, north);
  return {
    bounds: [Math.max(-180, left), onMercator(bottom), Math.min(180, right), onMercator(top)],
  };
}

/** Closest zoom of an image. */
const CLOSEST = 11;

/** So wide at least, in degrees, that the image shows names around a single store without zooming out. */
const NARROWEST = 2.5;

function onMercator(latitude: number): number {
  return Math.max(-NORTHERNMOST, Math.min(NORTHERNMOST, latitude));
}

function pictureOf(
  site: Site,
  address: (size: Size, theme: 'light' | 'dark') => string,
  narrow: Size,
): Html {
  const { theme } = site.locator.config;
  const source = (size: Size, of: 'light' | 'dark', media: string) =>
    html`<source media="${media}" srcset="${address(size, of)}" width="${size.width}" height="${size.height}">`;
  const plain = theme === 'dark' ? 'dark' : 'light';
  const dark =
    theme === 'auto' &&
    html`${source(WIDE, 'dark', '(min-width: 800px) and (prefers-color-scheme: dark)')}${source(narrow, 'dark', '(prefers-color-scheme: dark)')}`;
  return html`<picture>${dark}${source(WIDE, plain, '(min-width: 800px)')}<img class="map-picture" src="${address(narrow, plain)}" width="${narrow.width}" height="${narrow.height}" loading="lazy" decoding="async" alt="${site.text('mapAlt')}"></picture>`;
}

/** How much of the larger ring is in view, so that it is recognized as a ring. */
const RING_IN_VIEW = 0.7;

function boundsOf(
  pins: readonly [number, number][],
  rings: MapRings | null,
): [number, number, number, number] {
  const outer = rings?.of.at(-1);
  const [west, south, east, north] =
    rings && outer ? boundsAround(rings.at, outer.km * RING_IN_VIEW) : NOTHING;
  const [longitudes, latitudes] = [pins.map(([lng]) => lng), pins.map(([, lat]) => lat)];
  return [
    Math.max(-180, Math.min(west, ...longitudes)),
    onMercator(Math.min(south, ...latitudes)),
    Math.min(180, Math.max(east, ...longitudes)),
    onMercator(Math.max(north, ...latitudes)),
  ];
}

const NOTHING = [Infinity, Infinity, -Infinity, -Infinity] as const;

/** Sorted by distance, nearest first. */
function withoutFar(stores: readonly SiteStore[]): readonly SiteStore[] {
  const middle = stores[Math.floor((stores.length - 1) / 2)]?.distanceKm ?? null;
  if (middle === null) return stores;
  return stores.filter(({ distanceKm }) => (distanceKm ?? 0) <= Math.max(1, middle) * FAR);
}

/**
 * The live map uses the brand's own style if it has one; the static image always uses the suite's. A page on whose map the
 * editor places the centre names its view and keeps the image.
 */
export function mapPart(
  site: Site,
  map: StoresMap | null,
  { placesCentre = false }: { placesCentre?: boolean } = {},
): Html {
  const style = buildClientBaseMap(site.app.config, site.locator.config)?.ground.style;
  const look = placesCentre && map && JSON.stringify(map.look);
  const rings = map?.rings && JSON.stringify(map.rings);
  const bounds = map && 'bounds' in map.look && JSON.stringify(map.look.bounds);
  return html`<section class="map"${placesCentre && html` id="map"`} data-map${style !== undefined && html` data-style="${style}"`}${look && html` data-look="${look}"`}${rings && html` data-rings="${rings}" data-bounds="${bounds}"`}>${map?.picture}</section>`;
}
