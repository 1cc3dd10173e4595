import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { LngLat } from '../map-data.ts';
import { useMapStage } from '../map-stage.ts';
import styles from './marker-card.module.css';
import { placeCard } from './place-card.ts';

type MarkerCardProps = { at: LngLat; others: readonly LngLat[]; children: ReactNode };

/** Shown next to the chosen marker, where it hides the fewest others. */
export function MarkerCard({ at, others, children }: MarkerCardProps) {
  const stage = useMapStage();
  const { ref, width, height } = useElementSize();
  const [place, setPlace] = useState<{ x: number; y: number } | null>(null);
  useLayoutEffect(() => {
    const settle = () => {
      if (width === 0) return;
      const card = { width: width + 2 * 12, height: height + 2 * 10 };
      setPlace(placeCard(stage.project(at), card, stage.size(), others.map(stage.project)));
    };
    settle();
    return stage.onMove(settle);
  }, [stage, at, others, width, height]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps a click on the card from reaching the map below
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      ref={ref}
      className={styles.card}
      style={
        place ? { transform: `translate(${place.x}px, ${place.y}px)` } : { visibility: 'hidden' }
      }
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </div>
  );
}
