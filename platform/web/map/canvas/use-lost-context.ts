import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';
import type { Camera } from '../mercator.ts';

/** A driver that was reset gives its context back within this; one taken for another map does not come back. */
const PATIENCE = 1_000;

/** A browser allows about sixteen WebGL contexts and drops the oldest for a new one; such a map must be recreated. */
export function useLostContext(map: MapLibre | null, onLost: (lookedAt: Camera) => void): void {
  useEffect(() => {
    if (!map) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const lost = map.on('webglcontextlost', () => {
      waiting = setTimeout(
        () => onLost({ centre: map.getCenter().toArray(), zoom: map.getZoom() }),
        PATIENCE,
      );
    });
    const back = map.on('webglcontextrestored', () => clearTimeout(waiting));
    return () => {
      clearTimeout(waiting);
      lost.unsubscribe();
      back.unsubscribe();
    };
  }, [map, onLost]);
}
