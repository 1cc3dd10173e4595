import { useState } from 'react';
import type { LngLat } from '../map-data.ts';
import type { MapStage } from '../map-stage.ts';
import { ownPosition } from './own-position.ts';

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
