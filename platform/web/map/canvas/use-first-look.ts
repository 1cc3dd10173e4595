import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';

/** One tile that hangs shall not keep all names away. */
const PATIENCE_MS = 2_000;

/**
 * Whether the ground is drawn and its words may come: a map is looked at sooner if they do not come with it. Ready it is
 * when they are there too.
 */
export function useFirstLook(map: MapLibre | null, onReady: () => void): boolean {
  const [drawnMap, setDrawnMap] = useState<MapLibre | null>(null);
  // One that is made again has to be drawn again.
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
