import { useCallback, useState } from 'react';
import type { MapView } from '../map-data.ts';
import type { Camera } from '../mercator.ts';

/** The view of the map: the given one until the user moves the map, and again when a new one is given. */
export function useLookedAt(told: MapView): [MapView, (at: Camera) => void] {
  const [gone, setGone] = useState<{ from: MapView; to: MapView }>({ from: told, to: told });
  const look = useCallback((to: Camera) => setGone({ from: told, to }), [told]);
  return [gone.from === told ? gone.to : told, look];
}
