import {
  Map as MapLibre,
  type MapOptions,
  prewarm,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
// Loads the worker from our origin, so that `worker-src 'self'` suffices without blobs.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { MARGIN } from '../base-map-props.ts';
import type { MapView } from '../map-data.ts';
import { CLOSEST } from '../mercator.ts';
import { carryPicture } from './carry-picture.ts';

setWorkerUrl(workerUrl);
// Starts workers early, because that takes longer than all other steps before the first tile.
prewarm();

/**
 * Labels are placed repeatedly only while they fade in; without fading, MapLibre places them in every frame of a drag.
 */
const FADE = 120;

/** Null if the browser provides no further WebGL context. */
export function makeMap(
  container: HTMLElement,
  style: StyleSpecification,
  view: MapView,
  label: string,
  gestures: Pick<MapOptions, 'cooperativeGestures' | 'locale'>,
): MapLibre | null {
  try {
    const map = new MapLibre({
      container,
      style,
      ...('bounds' in view
        ? { bounds: [...view.bounds], fitBoundsOptions: { padding: view.within ?? MARGIN } }
        : { center: [...view.centre], zoom: view.zoom }),
      maxZoom: CLOSEST,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      renderWorldCopies: false,
      fadeDuration: FADE,
      ...gestures,
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    // Before the first drawing, there is no image to move.
    map.once('load', () => carryPicture(map));
    const canvas = map.getCanvas();
    canvas.setAttribute('role', 'application');
    canvas.setAttribute('aria-label', label);
    return map;
  } catch {
    return null;
  }
}

/** Before the map is visible it jumps to the view without animation. */
export function moveMap(map: MapLibre, view: MapView, { animate }: { animate: boolean }): void {
  if ('bounds' in view)
    map.fitBounds([...view.bounds], { padding: view.within ?? MARGIN, animate });
  else map.easeTo({ center: [...view.centre], zoom: view.zoom, animate });
}
