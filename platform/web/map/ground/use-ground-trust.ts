import type { ErrorEvent, Map as MapLibre, MapSourceDataEvent } from 'maplibre-gl';
import { useEffect } from 'react';
import { GROUND } from './ground-layers.ts';
import { GroundTrust } from './ground-trust.ts';
import { OWN_SOURCES } from './own-sources.ts';
import type { StandingGround } from './standing-ground.ts';

/**
 * Leaves a ground whose tiles do not come, in the page that is open, without a word to the visitor. What fails on the last
 * ground, or on what stands on it, is an error to be told.
 */
export function useGroundTrust(
  map: MapLibre | null,
  ground: StandingGround | null,
  onError: (error: unknown) => void,
): void {
  useEffect(() => {
    if (!map || !ground) return;
    map.setMaxZoom(ground.closest);
    const trust = new GroundTrust();
    const { leave, drawn } = ground;
    const isOfGround = (sourceId: string | undefined) =>
      drawn.kind === 'tiles' ? sourceId === GROUND : !OWN_SOURCES.has(sourceId ?? '');
    const listeners = [
      map.on('error', (event: ErrorEvent & { sourceId?: string }) => {
        if (!leave || !isOfGround(event.sourceId)) return onError(event.error);
        // Letters and signs of a provider that do not come leave a map all the same.
        if (event.sourceId !== undefined && trust.failed()) leave();
      }),
      map.on('sourcedata', (event: MapSourceDataEvent) => {
        if (event.tile?.hasData() && isOfGround(event.sourceId)) trust.came();
      }),
    ];
    return () => {
      for (const listener of listeners) listener.unsubscribe();
    };
  }, [map, ground, onError]);
}
