import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { LngLat } from '../map-data.ts';
import { type MapStage, useMapStage } from '../map-stage.ts';
import notLocatedStyles from './not-located.module.css';
import styles from './own-mark.module.css';
import { Pinned } from './pinned.tsx';

/** The user's position, in brass. */
export function OwnMark({ at }: { at: LngLat }) {
  const { t } = useTranslation();
  const { overlay } = useMapStage();
  return createPortal(
    <Pinned at={at} layer="ground">
      <svg
        className={styles.mark}
        viewBox="-12 -12 24 24"
        width={24}
        height={24}
        role="img"
        aria-label={t('platform:map.youAreHere')}
      >
        <circle className={styles.ring} r={9} />
        <circle className={styles.dot} r={4} />
      </svg>
    </Pinned>,
    overlay,
  );
}

/** Timeout. Browsers do not count the time of the permission prompt. */
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

/** Why the user's position is not available [OPP-09]. */
export function NotLocated({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={notLocatedStyles.alert} role="alert">
      <Icon of={IconAlertCircle} />
      <p>{t('platform:map.noGeolocation')}</p>
      <ActionIcon aria-label={t('platform:map.close')} onClick={onClose}>
        <Icon of={IconX} size={14} />
      </ActionIcon>
    </div>
  );
}
