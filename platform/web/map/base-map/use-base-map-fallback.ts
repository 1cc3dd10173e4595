import type { ErrorEvent, Map as MapLibre, MapSourceDataEvent } from 'maplibre-gl';
import { useEffect } from 'react';
import { LABEL_EXCLUSION } from './base-map-labels.ts';
import { BASE_MAP_SOURCE } from './base-map-layers.ts';
import type { ActiveBaseMap } from './choose-base-map.ts';

/** Number of consecutive failed tiles after which the base map counts as failed. */
const ENOUGH = 3;

/** Sources that we add to a base map. */
const OVERLAY_SOURCES: ReadonlySet<string> = new Set(['areas', 'rings', LABEL_EXCLUSION]);

/**
 * Switches to the next base map when tiles fail to load, without a message to the user. Failures on the last base map,
 * or of our own layers, are reported as errors.
 */
export function useBaseMapFallback(
  map: MapLibre | null,
  baseMap: ActiveBaseMap | null,
  onError: (error: unknown) => void,
): void {
  useEffect(() => {
    if (!map || !baseMap) return;
    map.setMaxZoom(baseMap.closest);
    const trust = new BaseMapHealth();
    const { leave, drawn } = baseMap;
    const isBaseMapSource = (sourceId: string | undefined) =>
      drawn.kind === 'tiles' ? sourceId === BASE_MAP_SOURCE : !OVERLAY_SOURCES.has(sourceId ?? '');
    const listeners = [
      map.on('error', (event: ErrorEvent & { sourceId?: string }) => {
        if (!leave || !isBaseMapSource(event.sourceId)) return onError(event.error);
        // Missing fonts or icons of a provider do not make the map unusable.
        if (event.sourceId !== undefined && trust.failed()) leave();
      }),
      map.on('sourcedata', (event: MapSourceDataEvent) => {
        if (event.tile?.hasData() && isBaseMapSource(event.sourceId)) trust.came();
      }),
    ];
    return () => {
      for (const listener of listeners) listener.unsubscribe();
    };
  }, [map, baseMap, onError]);
}

/** Decides whether a base map is still usable: before its first tile one failure is enough, later several in a row. */
export class BaseMapHealth {
  #hasShown = false;
  #failures = 0;

  came(): void {
    this.#hasShown = true;
    this.#failures = 0;
  }

  /** Returns true if the base map is unusable. */
  failed(): boolean {
    this.#failures += 1;
    return !this.#hasShown || this.#failures >= ENOUGH;
  }
}
