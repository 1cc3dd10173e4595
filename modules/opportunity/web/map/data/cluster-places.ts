import type { AreaOutlines, LngLat, MapMarker } from '#platform/web/map/map-data.ts';
import { clusterRadius } from '#platform/web/map/markers/marker-sign.tsx';
import { fromWorld, type Point, toWorld } from '#platform/web/map/mercator.ts';

/** Between a disc and a border or another disc. */
const GAP = 3;
const FARTHEST = 36;
/** A disc that moved as far as possible can touch what is so near. */
const NEAR = 2 * FARTHEST;
/** Half a single marker. */
const DOT = 6;
const STEP = 6;
const DIRECTIONS = 16;
const OFFSETS: readonly Point[] = [
  { x: 0, y: 0 },
  ...Array.from({ length: FARTHEST / STEP }, (_, ring) => (ring + 1) * STEP).flatMap((far) =>
    Array.from({ length: DIRECTIONS }, (_, at) => ({
      x: far * Math.cos((2 * Math.PI * at) / DIRECTIONS),
      y: far * Math.sin((2 * Math.PI * at) / DIRECTIONS),
    })),
  ),
];

type Segment = readonly [from: Point, to: Point];

interface Area {
  id: string;
  borders: readonly Segment[];
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Disc = { at: Point; radius: number };

/** A cluster that is alone in its area moves towards the middle of the area by this many pixels at most. */
const TO_MIDDLE = 72;

/**
 * Moves clusters by some pixels, so that their disc lies in one area instead of on a border: in the middle of the area if no
 * other cluster is in it. In an area that is smaller than the disc it moves as far from the border as possible.
 */
export function moveIntoAreas(
  markers: readonly MapMarker[],
  outlines: AreaOutlines,
  { zoom, labels }: { zoom: number; labels: ReadonlyMap<string, LngLat> },
): MapMarker[] {
  const scale = 2 ** zoom;
  const onScreen = (at: LngLat): Point => {
    const { x, y } = toWorld(at);
    return { x: x * scale, y: y * scale };
  };
  const clusters = markers.flatMap(({ at, cluster }) => (cluster ? [onScreen(at)] : []));
  const areas = outlines.features
    .filter(({ geometry }) => isNearBox(clusters, boxOf(geometry), scale))
    .map(({ geometry, properties: { id } }) => ({ id, ...toArea(geometry, onScreen) }));
  const discs = markers.map(({ at, cluster }): Disc => {
    return { at: onScreen(at), radius: cluster ? clusterRadius(cluster.count) : DOT };
  });
  const areasOf = markers.map((marker, index) => {
    const disc = discs[index];
    return disc && marker.cluster && areaAt(disc.at, areas);
  });
  return markers.map((marker, index) => {
    const [disc, area] = [discs[index], areasOf[index]];
    if (!disc || !area || !marker.cluster) return marker;
    const label = labels.get(area.id);
    const isAlone = areasOf.filter((each) => each === area).length === 1;
    if (label && isAlone) disc.at = towards(disc.at, onScreen(label));
    const others = discs.filter((each) => each !== disc && between(each.at, disc.at) < NEAR);
    disc.at = freePlace(disc, area, others);
    const { x, y } = disc.at;
    return {
      ...marker,
      at: fromWorld({ x: x / scale, y: y / scale }),
      cluster: { ...marker.cluster, middle: marker.at },
    };
  });
}

function towards(from: Point, to: Point): Point {
  const share = Math.min(1, TO_MIDDLE / Math.max(1, between(from, to)));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The area around a place; at a coast, whose outline is simplified, the nearest one. */
function areaAt(at: Point, areas: readonly Area[]): Area | undefined {
  const around = areas.find((area) => isInside(at, area));
  if (around) return around;
  const distances = areas.map((area) => ({
    area,
    far: distanceToBorder(at, bordersNear(at, area)),
  }));
  const nearest = distances.toSorted((a, b) => a.far - b.far)[0];
  return nearest && nearest.far < FARTHEST / 2 ? nearest.area : undefined;
}

/** The nearest place whose disc touches neither a border nor another disc; else the one farthest from the borders. */
function freePlace({ at, radius }: Disc, area: Area, others: readonly Disc[]): Point {
  const borders = bordersNear(at, area);
  const startsInside = isInside(at, area);
  let best = { place: at, clear: -1 };
  for (const { x, y } of OFFSETS) {
    const place = { x: at.x + x, y: at.y + y };
    const crossed = borders.filter((border) => isCrossed(border, [at, place])).length;
    if (startsInside === (crossed % 2 === 1)) continue;
    if (others.some((other) => between(place, other.at) < radius + other.radius + GAP)) continue;
    const clear = distanceToBorder(place, borders);
    if (clear >= radius + GAP) return place;
    if (clear > best.clear + 1) best = { place, clear };
  }
  return best.place;
}

function bordersNear(at: Point, { borders, left, right, top, bottom }: Area): Segment[] {
  if (at.x < left - NEAR || at.x > right + NEAR || at.y < top - NEAR || at.y > bottom + NEAR)
    return [];
  return borders.filter((border) => distance(at, border) < NEAR);
}

function distanceToBorder(at: Point, borders: readonly Segment[]): number {
  return borders.reduce((least, border) => Math.min(least, distance(at, border)), Infinity);
}

type Geometry = AreaOutlines['features'][number]['geometry'];
type Box = Omit<Area, 'id' | 'borders'>;

/** In world coordinates, which are the same at every zoom. Outlines can have 400,000 points, so each is read once. */
const boxes = new WeakMap<Geometry, Box>();
function boxOf(geometry: Geometry): Box {
  const known = boxes.get(geometry);
  if (known) return known;
  const { left, top, right, bottom } = toArea(geometry, toWorld);
  const box = { left, top, right, bottom };
  boxes.set(geometry, box);
  return box;
}

function isNearBox(places: readonly Point[], { left, top, right, bottom }: Box, scale: number) {
  return places.some(
    ({ x, y }) =>
      x > left * scale - NEAR &&
      x < right * scale + NEAR &&
      y > top * scale - NEAR &&
      y < bottom * scale + NEAR,
  );
}

function toArea(geometry: Geometry, onScreen: (at: LngLat) => Point): Omit<Area, 'id'> {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const borders: Segment[] = [];
  for (const ring of polygons.flat()) {
    let last: Point | undefined;
    for (const [longitude = 0, latitude = 0] of ring) {
      const point = onScreen([longitude, latitude]);
      if (last) borders.push([last, point]);
      last = point;
      area.left = Math.min(area.left, point.x);
      area.right = Math.max(area.right, point.x);
      area.top = Math.min(area.top, point.y);
      area.bottom = Math.max(area.bottom, point.y);
    }
  }
  return { ...area, borders };
}

function isInside({ x, y }: Point, { borders, left, right, top, bottom }: Area): boolean {
  if (x < left || x > right || y < top || y > bottom) return false;
  let inside = false;
  for (const [from, to] of borders)
    if (from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y))
      inside = !inside;
  return inside;
}

function isCrossed([a, b]: Segment, [c, d]: Segment): boolean {
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

function side(from: Point, to: Point, point: Point): boolean {
  return (to.x - from.x) * (point.y - from.y) > (to.y - from.y) * (point.x - from.x);
}

function distance({ x, y }: Point, [from, to]: Segment): number {
  const [width, height] = [to.x - from.x, to.y - from.y];
  const length = width * width + height * height;
  const along = length === 0 ? 0 : ((x - from.x) * width + (y - from.y) * height) / length;
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(x - from.x - part * width, y - from.y - part * height);
}

function between(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
