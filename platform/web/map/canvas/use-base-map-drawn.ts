import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';

/** One slow tile must not delay all labels. */
const PATIENCE_MS = 2_000;

/**
 * Whether the base map is drawn and labels may be added; drawing it without labels first makes it visible sooner.
 * `onReady` is called once the labels are drawn too.
 */
export function useBaseMapDrawn(map: MapLibre | null, onReady: () => void): boolean {
  const [drawnMap, setDrawnMap] = useState<MapLibre | null>(null);
  // Reset when the map is recreated.
  const isDrawn = map !== null && drawnMap === map;
  useEffect(() => {
    if (!map) return;
    const drawn = () => setDrawnMap(map);
    const tooLong = setTimeout(drawn, PATIENCE_MS);
    const load = map.on('load', drawn);
    return () => {
      clearTimeout(tooLong);
      load.unsubscribe();
    };
  }, [map]);
  useEffect(() => {
    if (!map || !isDrawn) return;
    return map.on('idle', onReady).unsubscribe;
  }, [map, isDrawn, onReady]);
  return isDrawn;
}
