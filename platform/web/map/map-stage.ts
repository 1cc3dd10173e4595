import { createContext, use } from 'react';
import type { Box } from './labels/place-labels.ts';
import type { Bounds, LngLat } from './map-data.ts';
import type { Point, Size } from './mercator.ts';

/** What stands on the ground needs to know of it, whether WebGL draws the ground or a picture does. */
export type MapStage = {
  /** What stands on the ground is put in here; it lies inside the map, so that wheel and drag pass through. */
  overlay: HTMLElement;
  size: () => Size;
  zoom: () => number;
  centre: () => LngLat;
  bounds: () => Bounds;
  project: (at: LngLat) => Point;
  unproject: (point: Point) => LngLat;
  /** Called with every frame of a movement. */
  onMove: (listener: () => void) => () => void;
  /** Called when a movement has ended or the map has changed its size. */
  onRest: (listener: () => void) => () => void;
  /** Called when the ground is pressed, not dragged. */
  onPress: (listener: (point: Point) => void) => () => void;
  /** Called with where the pointer is over the ground, and with null when it leaves. */
  onPoint: (listener: (point: Point | null) => void) => () => void;
  /** The ground's own words leave these places of the screen free. */
  keepFree: (boxes: readonly Box[]) => void;
  /** Takes the focus from what stands on it. */
  focus: () => void;
  zoomBy: (steps: number) => void;
  /** Goes there; without a zoom it keeps its height. */
  goTo: (at: LngLat, zoom?: number) => void;
  /** The ground and its areas as they are drawn now, without what stands on them. */
  picture: () => Promise<HTMLCanvasElement>;
};

export const MapStageContext = createContext<MapStage | null>(null);

export function useMapStage(): MapStage {
  const stage = use(MapStageContext);
  if (!stage) throw new Error('stands on no map');
  return stage;
}
