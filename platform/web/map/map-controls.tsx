import { ActionIcon } from '@mantine/core';
import {
  IconCurrentLocation,
  IconInfoCircle,
  IconMinus,
  IconPlus,
  IconTable,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import styles from './map-controls.module.css';
import type { MapTarget } from './map-data.ts';
import { type MapStage, useMapStage } from './map-stage.ts';

type MapControlsProps = {
  onLocate?: (() => void) | undefined;
  onTable?: (() => void) | undefined;
  /** Shows or hides the sources that have no room below the map. */
  onSources?: (() => void) | undefined;
  areSourcesShown?: boolean;
};

export function MapControls({ onLocate, onTable, onSources, areSourcesShown }: MapControlsProps) {
  const { t } = useTranslation();
  const stage = useMapStage();
  const controls = [
    { icon: IconPlus, label: t('platform:map.zoomIn'), act: () => stage.zoomBy(1) },
    { icon: IconMinus, label: t('platform:map.zoomOut'), act: () => stage.zoomBy(-1) },
    { icon: IconCurrentLocation, label: t('platform:map.whereIAm'), act: onLocate },
    { icon: IconTable, label: t('platform:map.showTable'), act: onTable },
    {
      icon: IconInfoCircle,
      label: t('platform:map.sources'),
      act: onSources,
      isOpen: areSourcesShown,
    },
  ];
  return (
    <div className={styles.controls}>
      {controls.map(
        ({ icon, label, act, isOpen }) =>
          act && (
            <ActionIcon
              key={label}
              className={styles.control}
              aria-label={label}
              aria-expanded={isOpen}
              title={label}
              onClick={act}
            >
              <Icon of={icon} />
            </ActionIcon>
          ),
      )}
    </div>
  );
}

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
    // Stops the event, so that a surrounding dialog does not close.
    event.stopPropagation();
    if (!chosen || !onChoose) return stage.focus();
    onChoose(null);
    // Moves the focus out of the card before it disappears.
    stage.overlay.querySelector<HTMLElement>(`[data-target="${CSS.escape(chosen.id)}"]`)?.focus();
  };
}
