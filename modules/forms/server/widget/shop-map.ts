import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { ShopMap } from '#modules/forms/contract/widget/public-form-calls.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { separateDiscs } from '#platform/contract/map/separate-discs.ts';
import { cutText } from '#platform/contract/text/text.ts';
import {
  MAX_MARKS,
  MAX_TOWNS,
  pictureAddress,
  TOWN_NAME_LENGTH,
} from '#platform/server/map/picture/picture-address.ts';
import type { Secrets } from '#platform/server/secrets/secrets.ts';

/** Source of base map images for a form with its own map key. */
export const STATIC_MAPS_ORIGIN = 'https://maps.googleapis.com';

/** About its display width on a phone: labels in a wider image would be too small there. */
const SIZE = { width: 392, height: 224 };
const MARGIN = 28;
/** World size at zoom 0 in our own images; Google's is half as wide. */
const WORLD = 512;
const CLOSEST = 11;
/** Maximum zoom for one shop, so that nearby towns are visible, too. */
const CLOSEST_TO_ONE = 10;
/** Zoomed-in views are limited to the first shops; the others appear in the overview. */
const MAX_CLOSE_VIEWS = 25;
const NORTHERNMOST = 85;
const NEARER = 3;
/** Width of a pin on a phone, with its border. */
const PIN = 26;

interface Spot {
  id: string;
  city: string;
  longitude: number;
  latitude: number;
}

/**
 * Base map images on which the widget draws its pins: two images need neither a 280 KB script nor an iframe. If the
 * client has a key of the map provider, its images replace ours [FORM-02].
 */
export function shopMap(
  places: readonly PlaceToBuy[],
  given: { secrets: Secrets; locale: Locale; gmapKey: string },
): ShopMap | null {
  const spots = places
    .flatMap(({ id, city, longitude, latitude }) =>
      longitude !== null && latitude !== null && Math.abs(latitude) <= NORTHERNMOST
        ? [{ id, city: city.trim(), longitude, latitude }]
        : [],
    )
    .slice(0, MAX_MARKS);
  if (spots.length === 0) return null;
  const whole = cameraOn(spots);
  const lookFrom = (camera: Camera) => {
    const seen = spots.filter((spot) => isInside(placeIn(camera, spot)));
    const at = separateDiscs(
      seen.map((spot) => {
        const { x, y } = placeIn(camera, spot);
        return [x, y];
      }),
      { diameter: PIN, ...SIZE },
    );
    return {
      url: buildBaseMapUrl(camera, seen, given),
      pins: seen.map(({ id }, index) => {
        const [x, y] = at[index] as (typeof at)[number];
        return { id, x: Math.round(x), y: Math.round(y) };
      }),
    };
  };
  const nearZoom = Math.min(CLOSEST_TO_ONE, whole.zoom + NEARER);
  // Shops of one town are already close in the overview, so no closer view is needed.
  const closer = nearZoom > whole.zoom ? spots.slice(0, MAX_CLOSE_VIEWS) : [];
  return {
    ...SIZE,
    whole: lookFrom(whole),
    near: closer.map((spot) => ({
      id: spot.id,
      look: lookFrom({ ...mercator(spot), zoom: nearZoom, spot }),
    })),
  };
}

interface Camera {
  x: number;
  y: number;
  zoom: number;
  spot: { longitude: number; latitude: number };
}

function buildBaseMapUrl(
  { zoom, spot }: Camera,
  seen: readonly Spot[],
  { secrets, locale, gmapKey }: Parameters<typeof shopMap>[1],
): string {
  if (gmapKey)
    return `${STATIC_MAPS_ORIGIN}/maps/api/staticmap?${new URLSearchParams({
      center: `${spot.latitude.toFixed(5)},${spot.longitude.toFixed(5)}`,
      zoom: String(zoom + 1),
      size: `${SIZE.width}x${SIZE.height}`,
      scale: '2',
      language: locale,
      key: gmapKey,
    })}`;
  const centre: [number, number] = [spot.longitude, spot.latitude];
  const look = { look: { centre, zoom }, ...SIZE, locale, theme: 'light' } as const;
  const marks = seen.map(spotOf);
  return pictureAddress(secrets, { ...look, pins: [], towns: townsOf(seen, spot), marks });
}

/** Towns of the shops in a view, nearest to its centre first: each once, at its first shop. */
function townsOf(seen: readonly Spot[], middle: Camera['spot']) {
  const from = mercator(middle);
  const away = (spot: Spot) => {
    const { x, y } = mercator(spot);
    return Math.hypot(x - from.x, y - from.y);
  };
  const byName = new Map<string, Spot>();
  for (const spot of seen) {
    const name = cutText(spot.city, TOWN_NAME_LENGTH);
    if (name && !byName.has(name)) byName.set(name, spot);
  }
  return [...byName]
    .toSorted(([, one], [, other]) => away(one) - away(other))
    .slice(0, MAX_TOWNS)
    .map(([name, spot]) => ({ name, at: spotOf(spot) }));
}

function spotOf({ longitude, latitude }: Spot): [number, number] {
  return [longitude, latitude];
}

function cameraOn(spots: readonly Spot[]): Camera {
  const at = spots.map(mercator);
  const [west, east] = [Math.min(...at.map(({ x }) => x)), Math.max(...at.map(({ x }) => x))];
  const [north, south] = [Math.min(...at.map(({ y }) => y)), Math.max(...at.map(({ y }) => y))];
  const scale = Math.min(
    (SIZE.width - 2 * MARGIN) / Math.max(1e-9, east - west),
    (SIZE.height - 2 * MARGIN) / Math.max(1e-9, south - north),
  );
  // Whole zoom levels, because Google supports no others.
  const closest = spots.length > 1 ? CLOSEST : CLOSEST_TO_ONE;
  const zoom = Math.max(0, Math.min(closest, Math.floor(Math.log2(scale / WORLD))));
  const [x, y] = [(west + east) / 2, (north + south) / 2];
  return { x, y, zoom, spot: spotAt({ x, y }) };
}

function placeIn(camera: Camera, spot: Spot): { x: number; y: number } {
  const scale = WORLD * 2 ** camera.zoom;
  const { x, y } = mercator(spot);
  return {
    x: Math.round((x - camera.x) * scale + SIZE.width / 2),
    y: Math.round((y - camera.y) * scale + SIZE.height / 2),
  };
}

function isInside({ x, y }: { x: number; y: number }): boolean {
  return x >= 0 && x <= SIZE.width && y >= 0 && y <= SIZE.height;
}

/** Web Mercator; the world has width and height one. */
function mercator({ longitude, latitude }: Camera['spot']): { x: number; y: number } {
  const angle = (latitude * Math.PI) / 180;
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2 };
}

function spotAt({ x, y }: { x: number; y: number }): { longitude: number; latitude: number } {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { longitude: x * 360 - 180, latitude };
}
