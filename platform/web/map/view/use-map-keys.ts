import type { KeyboardEvent } from 'react';
import type { MapTarget } from '../map-data.ts';
import type { MapStage } from '../map-stage.ts';

type MapKeys = {
  stage: MapStage | null;
  drawn: boolean;
  chosen: MapTarget | null;
  onChoose: ((target: MapTarget | null) => void) | undefined;
};

const ZOOM_KEYS = new Map([
  ['+', 1],
  ['=', 1],
  ['-', -1],
  ['_', -1],
]);

/**
 * Escape clears the selection, then moves the focus back to the map; plus and minus zoom where MapLibre does not handle
 * them.
 */
export function useMapKeys({ stage, drawn, chosen, onChoose }: MapKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!stage || event.defaultPrevented) return;
    const from = event.target as HTMLElement;
    const steps = ZOOM_KEYS.get(event.key);
    if (steps && !drawn && !event.ctrlKey && !event.metaKey) stage.zoomBy(steps);
    if (event.key !== 'Escape' || !stage.overlay.contains(from)) return;
    // A dialog around the map would close with it.
    event.stopPropagation();
    if (!chosen || !onChoose) return stage.focus();
    onChoose(null);
    // Its card goes, and the focus in it must not fall off the page.
    stage.overlay.querySelector<HTMLElement>(`[data-target="${CSS.escape(chosen.id)}"]`)?.focus();
  };
}
