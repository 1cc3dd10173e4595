import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';
import type { BaseMapProps } from '../base-map-props.ts';
import type { Point } from '../mercator.ts';
import { AREA_LAYER } from './map-style.ts';

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
