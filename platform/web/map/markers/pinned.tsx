import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { LngLat } from '../map-data.ts';
import { useMapStage } from '../map-stage.ts';
import styles from './pinned.module.css';

type PinnedProps = { at: LngLat; layer?: 'ground' | 'marker' | 'chosen'; children: ReactNode };

/** Keeps what it holds on its place of the earth; it moves without React, once a frame. */
export function Pinned({ at, layer = 'marker', children }: PinnedProps) {
  const stage = useMapStage();
  const holder = useRef<HTMLDivElement>(null);
  const [longitude, latitude] = at;
  useLayoutEffect(() => {
    const place = () => {
      const { x, y } = stage.project([longitude, latitude]);
      if (holder.current) holder.current.style.transform = `translate(${x}px, ${y}px)`;
    };
    place();
    return stage.onMove(place);
  }, [stage, longitude, latitude]);
  return (
    <div ref={holder} className={styles.pinned} data-layer={layer}>
      {children}
    </div>
  );
}
