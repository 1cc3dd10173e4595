import { useEffect, useState } from 'react';
import type { Bounds } from '#platform/web/map/map-data.ts';
import type { MapStage } from '#platform/web/map/map-stage.ts';
import { gridBounds } from './map-levels.ts';
import type { MapPlace } from './map-search.ts';

export interface MapViewAtRest {
  place: MapPlace;
  /** Widened to a grid, so that a short drag requests nothing new. */
  bounds: Bounds;
  zoom: number;
}

/** A mouse wheel moves in steps, so data of the view is loaded only after it has stopped. */
const REST_MS = 160;

/** The visible part of the map when it is not moving. */
export function useMapView(stage: MapStage | null): MapViewAtRest | null {
  const [view, setView] = useState<MapViewAtRest | null>(null);
  useEffect(() => {
    if (!stage) return;
    const read = () => {
      const [longitude, latitude] = stage.centre();
      const zoom = stage.zoom();
      const next = {
        place: { zoom, latitude, longitude },
        bounds: gridBounds(stage.bounds(), zoom),
        zoom: Math.max(0, Math.floor(zoom)),
      };
      setView((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    read();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = stage.onRest(() => {
      clearTimeout(timer);
      timer = setTimeout(read, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [stage]);
  return view;
}
