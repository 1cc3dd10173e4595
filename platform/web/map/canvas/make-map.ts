import {
  Map as MapLibre,
  type MapOptions,
  prewarm,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
// A file of our own origin: MapLibre then makes no blob, and `worker-src 'self'` is enough.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { MARGIN } from '../base-map-props.ts';
import type { MapView } from '../map-data.ts';
import { CLOSEST } from '../mercator.ts';
import { carryPicture } from './carry-picture.ts';

setWorkerUrl(workerUrl);
// Its start takes longer than all else before the first tile: it need not wait for the map to be made.
prewarm();

/**
 * Labels are placed repeatedly only while they fade in; without fading, MapLibre places them in every frame of a drag.
 */
const FADE = 120;

/** Null where the browser gives no room for one more. */
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
        ? { bounds: [...view.bounds], fitBoundsOptions: { padding: MARGIN } }
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
    // Before, there is no picture to carry.
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
  if ('bounds' in view) map.fitBounds([...view.bounds], { padding: MARGIN, animate });
  else map.easeTo({ center: [...view.centre], zoom: view.zoom, animate });
}
