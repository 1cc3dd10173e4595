import type { FeatureCollection } from 'geojson';
import {
  type GeoJSONSource,
  type Map as MapLibre,
  Marker,
  type StyleSpecification,
} from 'maplibre-gl';
import type { Locale } from '#platform/contract/locale.ts';
import type { BaseMap } from '#platform/contract/map/base-map.ts';
import { separateDiscs } from '#platform/contract/map/separate-discs.ts';
import { pointAt } from '#platform/web/map/areas/area-outline.ts';
import { addBaseMapIcons } from '#platform/web/map/base-map/base-map-icons.ts';
import {
  LABEL_EXCLUSION,
  labelExclusionZones,
} from '#platform/web/map/base-map/base-map-labels.ts';
import { chooseBaseMap } from '#platform/web/map/base-map/choose-base-map.ts';
import { hasWebgl } from '#platform/web/map/canvas/has-webgl.ts';
import { makeMap } from '#platform/web/map/canvas/make-map.ts';
import { mapStyle, ringFeatures } from '#platform/web/map/canvas/map-style.ts';
import type { LngLat, MapView } from '#platform/web/map/map-data.ts';
import type { Point } from '#platform/web/map/mercator.ts';
import { readPalette } from '#platform/web/map/palette/map-palette.ts';

interface Surroundings {
  texts: Record<string, string>;
  locale: Locale;
  /** Loads another list of stores into the page. */
  show: (address: URL) => void;
}

const GROUNDS = '/map/grounds.json';
/** Zoom for a single store. */
const STORE_ZOOM = 13;
const NO_AREAS: FeatureCollection = { type: 'FeatureCollection', features: [] };

let loadingBaseMap: Promise<Awaited<ReturnType<typeof chooseBaseMap>>> | undefined;
let drawn: MapLibre | undefined;

/**
 * The stores of the page on an interactive map. The static image below stays until the map is drawn, or permanently without
 * WebGL.
 */
export async function drawMap(container: HTMLElement, given: Surroundings): Promise<void> {
  if (container.querySelector('.map-live') || !hasWebgl()) return;
  const stores = storesOfPage();
  const own: BaseMap[] = container.dataset.style
    ? [{ kind: 'style', style: container.dataset.style }]
    : [];
  loadingBaseMap ??= fetch(GROUNDS)
    .then((answer) => answer.json())
    .then(({ grounds }: { grounds: BaseMap[] }) =>
      chooseBaseMap([...own, ...grounds.filter(({ kind }) => kind === 'tiles')]),
    );
  const baseMap = await loadingBaseMap;
  if (!baseMap || stores.length === 0) return;
  const rings = ringsOf(container);
  const room = document.createElement('div');
  room.className = 'map-live';
  container.append(room);
  const palette = readPalette(container);
  const style = mapStyle({
    ground: baseMap,
    origin: location.origin,
    locale: given.locale,
    palette,
    areas: NO_AREAS,
    rings: ringFeatures(rings),
    chosenArea: null,
  });
  lightUpSearched(style, rings, palette.surface);
  drawBordersClearly(style, palette.edge);
  const label = given.texts.mapLabel ?? '';
  const map = makeMap(room, style, viewOf(container, stores), label, {
    cooperativeGestures: false,
  });
  if (!map) return room.remove();
  map.on('style.load', () => addBaseMapIcons(map, palette));
  drawn?.remove();
  drawn = map;
  const attribution = document.createElement('p');
  attribution.className = 'map-attribution';
  attribution.textContent = baseMap.attribution;
  room.append(attribution, zoomButtons(map, given));
  const signs = stores.map((store) => addMarker(map, store));
  separateSigns(map, stores, signs);
  for (const ring of rings) addRingLabel(map, ring, stores);
  keepLabelsOff(map, room);
  offerThisArea(map, room, given);
}

interface Store {
  item: HTMLElement;
  number: string;
  name: string;
  latitude: number;
  longitude: number;
  /** Shape of its type; empty for a disc. */
  shape: string;
  /** The brand's own marker; empty for a numbered pin. */
  picture: string;
}

function storesOfPage(): Store[] {
  const items = document.querySelectorAll<HTMLElement>('.store-item[data-lat], main[data-lat]');
  return [...items].map((item) => ({
    item,
    // The page's own store is the first on its map.
    number:
      item.tagName === 'MAIN' ? '1' : (item.querySelector('.store-number')?.textContent ?? ''),
    name: item.querySelector('.store-name, h1')?.textContent?.trim() ?? '',
    latitude: Number(item.dataset.lat),
    longitude: Number(item.dataset.lng),
    shape: item.querySelector<HTMLElement>('.store-number')?.dataset.shape ?? '',
    picture: item.dataset.marker ?? '',
  }));
}

interface Ring {
  id: string;
  at: LngLat;
  kilometres: number;
  label: string;
}

/** Distances from the searched place, as the server chose them for the image. */
function ringsOf({ dataset }: HTMLElement): Ring[] {
  if (!dataset.rings) return [];
  const { at, of }: { at: LngLat; of: { km: number; label: string }[] } = JSON.parse(dataset.rings);
  return of.map(({ km, label }) => ({ id: label, at, kilometres: km, label }));
}

/** As on the image: what is around the searched place is as light as a page, what is beyond is not. Lines stay visible. */
function lightUpSearched({ layers }: StyleSpecification, rings: readonly Ring[], colour: string) {
  const [, outer] = rings;
  const at = layers.findIndex(({ id }) => id === 'lake');
  if (!outer || at < 0) return;
  layers.splice(at, 0, {
    id: 'searched',
    type: 'fill',
    source: 'rings',
    filter: ['==', ['get', 'id'], outer.id],
    paint: { 'fill-color': colour, 'fill-opacity': 0.7 },
  });
}

/** As on the image: regions and provinces have solid borders, because no areas are coloured. */
function drawBordersClearly({ layers }: StyleSpecification, colour: string) {
  for (const layer of layers)
    if (layer.type === 'line' && ['region-border', 'province-border'].includes(layer.id))
      layer.paint = { 'line-color': colour, 'line-width': 0.8 };
}

/** Room of a label around its middle that must be free of signs. */
const LABEL_ROOM = { x: 44, y: 26 };
/** In eighths of a turn from north: below the place first. */
const EIGHTHS = [4, 0, 2, 6, 3, 5, 1, 7];

/** On the ring, where it is in view and no sign is. */
function addRingLabel(map: MapLibre, ring: Ring, stores: readonly Store[]): void {
  const { clientWidth, clientHeight } = map.getContainer();
  const signs = stores.map(({ longitude, latitude }) => map.project([longitude, latitude]));
  const spots = EIGHTHS.map((eighth) => pointAt(ring.at, ring.kilometres, (eighth * Math.PI) / 4));
  const spot = spots.find(([longitude, latitude]) => {
    const { x, y } = map.project([longitude, latitude]);
    return (
      x > LABEL_ROOM.x &&
      y > LABEL_ROOM.y &&
      x < clientWidth - LABEL_ROOM.x &&
      y < clientHeight - LABEL_ROOM.y &&
      signs.every(
        (sign) => Math.abs(sign.x - x) > LABEL_ROOM.x || Math.abs(sign.y - y) > LABEL_ROOM.y,
      )
    );
  });
  if (!spot) return;
  const label = document.createElement('span');
  label.className = 'map-ring-label';
  label.textContent = ring.label;
  new Marker({ element: label }).setLngLat([...spot]).addTo(map);
}

/** The base map's own labels stay beside signs and labels of rings. */
function keepLabelsOff(map: MapLibre, room: HTMLElement): void {
  const update = () => {
    const { left, top } = room.getBoundingClientRect();
    const boxes = [...room.querySelectorAll('.maplibregl-marker, .map-zoom, .map-attribution')].map(
      (each) => {
        const box = each.getBoundingClientRect();
        return {
          left: box.left - left,
          top: box.top - top,
          right: box.right - left,
          bottom: box.bottom - top,
        };
      },
    );
    const unproject = ({ x, y }: Point) => map.unproject([x, y]).toArray();
    map.getSource<GeoJSONSource>(LABEL_EXCLUSION)?.setData(labelExclusionZones(boxes, unproject));
  };
  map.on('load', update);
  map.on('moveend', update);
}

function viewOf({ dataset }: HTMLElement, stores: readonly Store[]): MapView {
  if (dataset.bounds) return { bounds: JSON.parse(dataset.bounds) };
  const [only, other] = stores;
  if (only && !other) return { centre: [only.longitude, only.latitude], zoom: STORE_ZOOM };
  const longitudes = stores.map(({ longitude }) => longitude);
  const latitudes = stores.map(({ latitude }) => latitude);
  return {
    bounds: [
      Math.min(...longitudes),
      Math.min(...latitudes),
      Math.max(...longitudes),
      Math.max(...latitudes),
    ],
  };
}

/** Links a marker with its row: hovering one highlights the other, and a click on the marker goes to the row. */
function addMarker(map: MapLibre, store: Store): Marker {
  const { item, number, name, latitude, longitude, shape, picture } = store;
  const isPage = item.tagName === 'MAIN';
  // The first store of a search is the one of the action bar.
  const isOnBar = item.matches('.search-page .store-item:first-child');
  const sign = document.createElement('button');
  sign.type = 'button';
  sign.className = isPage || isOnBar ? 'map-sign is-chosen' : 'map-sign';
  if (picture === '' && shape !== '') sign.dataset.shape = shape;
  if (picture === '') sign.textContent = number;
  else sign.append(ownMarker(sign, store));
  sign.setAttribute('aria-label', `${number} ${name}`.trim());
  sign.title = name;
  const marker = new Marker({ element: sign }).setLngLat([longitude, latitude]).addTo(map);
  const choose = (isChosen: boolean) => {
    if (isPage) return;
    sign.classList.toggle('is-chosen', isChosen || isOnBar);
    item.classList.toggle('is-chosen', isChosen);
  };
  for (const each of [item, sign]) {
    each.addEventListener('pointerenter', () => choose(true));
    each.addEventListener('pointerleave', () => choose(false));
    each.addEventListener('focusin', () => choose(true));
    each.addEventListener('focusout', () => choose(false));
  }
  sign.addEventListener('click', () => {
    document.body.classList.remove('shows-map');
    item.scrollIntoView({ block: 'center', behavior: 'smooth' });
    item.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  });
  return marker;
}

const SIGN_DISTANCE = 36;

/** As on the image: stores of one street are drawn beside each other at any zoom. */
function separateSigns(map: MapLibre, stores: readonly Store[], markers: readonly Marker[]): void {
  const update = () => {
    const points = stores.map(({ longitude, latitude }) => map.project([longitude, latitude]));
    const moved = separateDiscs(
      points.map(({ x, y }) => [x, y]),
      { diameter: SIGN_DISTANCE },
    );
    for (const [index, marker] of markers.entries()) {
      const [from, to] = [points[index], moved[index]];
      if (from && to) marker.setOffset([to[0] - from.x, to[1] - from.y]);
    }
  };
  update();
  map.on('zoomend', update);
}

/** The brand's image with the store's number in its corner; a numbered pin if the image does not load. */
function ownMarker(sign: HTMLElement, { picture, number }: Store): DocumentFragment {
  const parts = document.createDocumentFragment();
  const image = document.createElement('img');
  image.alt = '';
  image.src = picture;
  image.addEventListener('error', () => {
    sign.classList.remove('has-picture');
    sign.textContent = number;
  });
  const label = document.createElement('span');
  label.textContent = number;
  parts.append(image, label);
  sign.classList.add('has-picture');
  return parts;
}

function zoomButtons(map: MapLibre, { texts }: Surroundings): HTMLElement {
  const group = document.createElement('div');
  group.className = 'map-zoom';
  const button = (label: string, sign: string, act: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = sign;
    made.setAttribute('aria-label', label);
    made.addEventListener('click', act);
    return made;
  };
  group.append(
    button(texts.zoomIn ?? '', '+', () => map.zoomIn()),
    button(texts.zoomOut ?? '', '−', () => map.zoomOut()),
  );
  return group;
}

/** Offers the stores around the centre of the map. */
function offerThisArea(map: MapLibre, room: HTMLElement, { texts, show }: Surroundings): void {
  const form = document.querySelector<HTMLFormElement>('.search-form');
  if (!form) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-button';
  button.textContent = texts.searchArea ?? '';
  button.addEventListener('click', () => {
    const { lat, lng } = map.getCenter();
    const address = new URL(form.action);
    for (const [name, value] of new FormData(form))
      if (!['q', 'lat', 'lng'].includes(name) && value !== '')
        address.searchParams.append(name, String(value));
    address.searchParams.set('lat', lat.toFixed(3));
    address.searchParams.set('lng', lng.toFixed(3));
    show(address);
  });
  room.append(button);
}
