import { useCallback, useState } from 'react';
import type { MapView } from '../map-data.ts';
import type { Camera } from '../mercator.ts';

/** Where the map is to look: where it is told to, until the reader has gone elsewhere, until it is told anew. */
export function useLookedAt(told: MapView): [MapView, (at: Camera) => void] {
  const [gone, setGone] = useState<{ from: MapView; to: MapView }>({ from: told, to: told });
  const look = useCallback((to: Camera) => setGone({ from: told, to }), [told]);
  return [gone.from === told ? gone.to : told, look];
}
