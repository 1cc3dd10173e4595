import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { KEPT_FREE } from '../ground/ground-words.ts';
import { keptFree } from '../ground/kept-free.ts';
import type { MapStage } from '../map-stage.ts';

export function canvasStage(map: MapLibre, overlayClass: string): MapStage {
  const overlay = document.createElement('div');
  overlay.className = overlayClass;
  map.getCanvasContainer().append(overlay);
  const listen = (types: ('move' | 'moveend' | 'resize')[], listener: () => void) => {
    const subscriptions = types.map((type) => map.on(type, listener));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  };
  return {
    overlay,
    size: () => ({
      width: map.getContainer().clientWidth,
      height: map.getContainer().clientHeight,
    }),
    zoom: () => map.getZoom(),
    bounds: () => {
      const bounds = map.getBounds();
      return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
    },
    project: (at) => map.project([...at]),
    onMove: (listener) => listen(['move', 'resize'], listener),
    onRest: (listener) => listen(['moveend', 'resize'], listener),
    keepFree: (boxes) =>
      map
        .getSource<GeoJSONSource>(KEPT_FREE)
        ?.setData(keptFree(boxes, (point) => map.unproject([point.x, point.y]).toArray())),
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps),
    goTo: (at, zoom) => map.easeTo({ center: [...at], ...(zoom !== undefined && { zoom }) }),
  };
}
