import { useLayoutEffect, useRef } from 'react';
import type { MapLine } from '../map-data.ts';
import { useMapStage } from '../map-stage.ts';
import styles from './map-lines.module.css';

/** Dotted lines between places, under the markers at their ends; they follow a movement without React, once a frame. */
export function MapLines({ lines }: { lines: readonly MapLine[] }) {
  const stage = useMapStage();
  const drawing = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      lines.forEach(({ from, to }, index) => {
        const [a, b] = [stage.project(from), stage.project(to)];
        drawing.current?.children[index]?.setAttribute('d', `M${a.x} ${a.y}L${b.x} ${b.y}`);
      });
    };
    place();
    return stage.onMove(place);
  }, [stage, lines]);
  if (lines.length === 0) return null;
  return (
    <svg ref={drawing} className={styles.lines} aria-hidden="true">
      {lines.map(({ id }) => (
        <path key={id} />
      ))}
    </svg>
  );
}
