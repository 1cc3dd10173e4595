import { useState } from 'react';
import type { LngLat } from '../map-data.ts';
import type { MapStage } from '../map-stage.ts';

/** A browser that waits for its reader to answer does not count that time; one that never answers is not waited for. */
const PATIENCE = 10_000;

const CLOSE = 9;

/** Moves to the user's position on request. */
export function useOwnPosition(stage: MapStage | null, onLocate?: (at: LngLat) => void) {
  const [at, setAt] = useState<LngLat | null>(null);
  const [isRefused, setRefused] = useState(false);
  return {
    at,
    isRefused,
    forget: () => setRefused(false),
    async locate(): Promise<void> {
      const found = await ownPosition(navigator.geolocation);
      setAt(found);
      setRefused(found === null);
      if (!found) return;
      stage?.goTo(found, Math.max(CLOSE, stage.zoom()));
      onLocate?.(found);
    },
  };
}

/** Requests the user's position from the browser; null if unavailable or denied. */
export function ownPosition(geolocation: Geolocation | undefined): Promise<LngLat | null> {
  if (!geolocation) return Promise.resolve(null);
  return new Promise((answer) => {
    geolocation.getCurrentPosition(
      ({ coords }) => answer([coords.longitude, coords.latitude]),
      () => answer(null),
      { timeout: PATIENCE, maximumAge: 60_000 },
    );
  });
}
