import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { LngLat } from '../map-data.ts';
import { useMapStage } from '../map-stage.ts';
import styles from './own-mark.module.css';
import { Pinned } from './pinned.tsx';

/** Brass means: you are here. */
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
