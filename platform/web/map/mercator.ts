import type { Bounds, LngLat, MapEdges, MapView } from './map-data.ts';

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Camera = { centre: LngLat; zoom: number };

/** Width of the world at zoom 0, as in MapLibre. */
export const WORLD = 512;
const NORTHERNMOST = 85.051129;
/** Maximum zoom, even with streets. */
export const CLOSEST = 14;

/** Web Mercator at zoom 0; the origin is the top left. */
export function toWorld([longitude, latitude]: LngLat): Point {
  const bounded = Math.max(-NORTHERNMOST, Math.min(NORTHERNMOST, latitude));
  const radians = (bounded * Math.PI) / 180;
  return {
    x: (WORLD * (longitude + 180)) / 360,
    y: (WORLD * (1 - Math.asinh(Math.tan(radians)) / Math.PI)) / 2,
  };
}

export function fromWorld({ x, y }: Point): LngLat {
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD)));
  return [(x * 360) / WORLD - 180, (latitude * 180) / Math.PI];
}

export function toScreen(at: LngLat, camera: Camera, size: Size): Point {
  const scale = 2 ** camera.zoom;
  const [point, middle] = [toWorld(at), toWorld(camera.centre)];
  return {
    x: size.width / 2 + (point.x - middle.x) * scale,
    y: size.height / 2 + (point.y - middle.y) * scale,
  };
}

/** The geographic point at a screen point. */
export function pointOn({ x, y }: Point, camera: Camera, size: Size): LngLat {
  const scale = 2 ** camera.zoom;
  const middle = toWorld(camera.centre);
  return fromWorld({
    x: middle.x + (x - size.width / 2) / scale,
    y: middle.y + (y - size.height / 2) / scale,
  });
}

/** The highest zoom that shows the bounds completely within the margin. */
function cameraFor([west, south, east, north]: Bounds, size: Size, edges: MapEdges): Camera {
  const [a, b] = [toWorld([west, north]), toWorld([east, south])];
  const room = {
    x: Math.max(1, size.width - edges.left - edges.right),
    y: Math.max(1, size.height - edges.top - edges.bottom),
  };
  const scale = Math.min(room.x / Math.max(1e-9, b.x - a.x), room.y / Math.max(1e-9, b.y - a.y));
  const zoomed = Math.min(2 ** CLOSEST, scale);
  return {
    centre: fromWorld({
      x: (a.x + b.x + (edges.right - edges.left) / zoomed) / 2,
      y: (a.y + b.y + (edges.bottom - edges.top) / zoomed) / 2,
    }),
    zoom: Math.log2(zoomed),
  };
}

function sameEdges(margin: number): MapEdges {
  return { top: margin, right: margin, bottom: margin, left: margin };
}

/** The same camera as MapLibre's for this view and map size, so that one renderer can replace the other. */
export function cameraOn(view: MapView, size: Size, margin: number): Camera {
  if (!('bounds' in view)) return clampToWorld(view, size);
  return clampToWorld(cameraFor(view.bounds, size, view.within ?? sameEdges(margin)), size);
}

/** Limits the view to the world, which at least fills the map. */
function clampToWorld({ centre, zoom }: Camera, { width, height }: Size): Camera {
  const filling = Math.log2(Math.max(width, height, 1) / WORLD);
  const clampedZoom = Math.max(Math.min(zoom, CLOSEST), filling);
  const inside = (at: number, side: number) => {
    const half = side / 2 / 2 ** clampedZoom;
    return Math.max(half, Math.min(WORLD - half, at));
  };
  const { x, y } = toWorld(centre);
  const [inX, inY] = [inside(x, width), inside(y, height)];
  return {
    centre: inX === x && inY === y ? centre : fromWorld({ x: inX, y: inY }),
    zoom: clampedZoom,
  };
}

export function cameraBounds(camera: Camera, size: Size): Bounds {
  const scale = 2 ** camera.zoom;
  const { x, y } = toWorld(camera.centre);
  const half = { x: size.width / 2 / scale, y: size.height / 2 / scale };
  const [west, north] = fromWorld({ x: x - half.x, y: y - half.y });
  const [east, south] = fromWorld({ x: x + half.x, y: y + half.y });
  return [west, south, east, north];
}
