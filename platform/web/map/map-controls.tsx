import { ActionIcon } from '@mantine/core';
import { IconCurrentLocation, IconMinus, IconPlus, IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import styles from './map-controls.module.css';
import { useMapStage } from './map-stage.ts';

type MapControlsProps = { onLocate?: (() => void) | undefined; onTable?: (() => void) | undefined };

export function MapControls({ onLocate, onTable }: MapControlsProps) {
  const { t } = useTranslation();
  const stage = useMapStage();
  const controls = [
    { icon: IconPlus, label: t('platform:map.zoomIn'), act: () => stage.zoomBy(1) },
    { icon: IconMinus, label: t('platform:map.zoomOut'), act: () => stage.zoomBy(-1) },
    { icon: IconCurrentLocation, label: t('platform:map.whereIAm'), act: onLocate },
    { icon: IconTable, label: t('platform:map.showTable'), act: onTable },
  ];
  return (
    <div className={styles.controls}>
      {controls.map(
        ({ icon, label, act }) =>
          act && (
            <ActionIcon
              key={label}
              className={styles.control}
              aria-label={label}
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
