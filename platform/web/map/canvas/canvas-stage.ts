import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';
import { LABEL_EXCLUSION, labelExclusionZones } from '../base-map/base-map-labels.ts';
import type { BaseMapProps } from '../base-map-props.ts';
import type { MapStage } from '../map-stage.ts';
import type { Point, Size } from '../mercator.ts';
import { AREA_LAYER } from './map-style.ts';

export function canvasStage(map: MapLibre, overlay: HTMLElement): MapStage {
  const listen = (types: ('move' | 'moveend' | 'resize')[], listener: () => void) =>
    together(types.map((type) => map.on(type, listener)));
  // Cached, because measuring during a movement would force a layout of the whole page.
  let measured: Size | undefined;
  map.on('resize', () => {
    measured = undefined;
  });
  const unproject = ({ x, y }: Point) => map.unproject([x, y]).toArray();
  return {
    overlay,
    size: () => {
      measured ??= sizeOf(map.getContainer());
      return measured;
    },
    zoom: () => map.getZoom(),
    centre: () => map.getCenter().toArray(),
    bounds: () => {
      const bounds = map.getBounds();
      return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
    },
    project: (at) => map.project([...at]),
    unproject,
    onMove: (listener) => listen(['move', 'resize'], listener),
    onRest: (listener) => listen(['moveend', 'resize'], listener),
    onPress: (listener) => together([map.on('click', ({ point }) => listener(point))]),
    onPoint: (listener) =>
      together([
        map.on('mousemove', ({ point }) => listener(point)),
        map.on('mouseout', () => listener(null)),
      ]),
    keepFree: (boxes) =>
      map.getSource<GeoJSONSource>(LABEL_EXCLUSION)?.setData(labelExclusionZones(boxes, unproject)),
    focus: () => map.getCanvas().focus(),
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps),
    goTo: (at, zoom) => map.easeTo({ center: [...at], ...(zoom !== undefined && { zoom }) }),
    picture: () =>
      new Promise((taken) => {
        // WebGL content can be read only before the browser presents it.
        map.once('render', () => taken(copyOf(map.getCanvas())));
        map.triggerRepaint();
      }),
  };
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): Size {
  return { width: clientWidth, height: clientHeight };
}

function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}

function together(subscriptions: readonly { unsubscribe: () => void }[]): () => void {
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

/** Areas are drawn in WebGL, so the one under the pointer has to be queried. */
export function useAreaPointer(
  map: MapLibre | null,
  { onArea, onHover }: Pick<BaseMapProps, 'onArea' | 'onHover'>,
): void {
  useEffect(() => {
    if (!map) return;
    const canvas = map.getCanvas();
    const areaAt = (point: Point) => {
      const [found] = map.getLayer(AREA_LAYER)
        ? map.queryRenderedFeatures([point.x, point.y], { layers: [AREA_LAYER] })
        : [];
      return found ? String(found.properties.id) : null;
    };
    const listeners = [
      map.on('click', ({ point }) => onArea(areaAt(point))),
      map.on('mousemove', ({ point, originalEvent }) => {
        const id = originalEvent.target === canvas ? areaAt(point) : null;
        canvas.style.cursor = id ? 'pointer' : '';
        onHover(id === null ? null : { id, x: point.x, y: point.y });
      }),
      map.on('mouseout', () => onHover(null)),
      map.on('movestart', () => onHover(null)),
    ];
    return () => {
      for (const listener of listeners) listener.unsubscribe();
    };
  }, [map, onArea, onHover]);
}
