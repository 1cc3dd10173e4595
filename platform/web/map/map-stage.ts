import { createContext, use } from 'react';
import type { Box } from './labels/place-labels.ts';
import type { Bounds, LngLat } from './map-data.ts';
import type { Point, Size } from './mercator.ts';

/** The interface between elements on the map and the renderer, which is WebGL or tile images. */
export type MapStage = {
  /** Container for elements on the map; it is inside the map, so that wheel and drag events pass through. */
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
  /** Called when the base map is clicked, not dragged. */
  onPress: (listener: (point: Point) => void) => () => void;
  /** Called with the pointer position over the base map, and with null when it leaves. */
  onPoint: (listener: (point: Point | null) => void) => () => void;
  /** Labels of the base map leave these boxes free. */
  keepFree: (boxes: readonly Box[]) => void;
  /** Moves the focus from an element on the map to the map itself. */
  focus: () => void;
  zoomBy: (steps: number) => void;
  /** Moves there; without `zoom` the zoom level stays. */
  goTo: (at: LngLat, zoom?: number) => void;
  /** Image of the base map and its areas, without the elements on them. */
  picture: () => Promise<HTMLCanvasElement>;
};

export const MapStageContext = createContext<MapStage | null>(null);

export function useMapStage(): MapStage {
  const stage = use(MapStageContext);
  if (!stage) throw new Error('stands on no map');
  return stage;
}
