import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './own-map-note.module.css';
import type { OwnGroundFound } from './use-own-ground.ts';

/** Tells the brand, on its own screens, why a map is not the one it brought. */
export function OwnMapNote({ failsAt, afterReload }: Omit<OwnGroundFound, 'ground'>) {
  const { t } = useTranslation();
  return (
    <span className={styles.note} role="status">
      {failsAt === null
        ? t('platform:map.own.afterReload')
        : t('platform:map.own.fails', { host: failsAt })}
      {afterReload && (
        <Button variant="default" size="compact-sm" onClick={() => window.location.reload()}>
          {t('platform:map.own.reload')}
        </Button>
      )}
    </span>
  );
}
