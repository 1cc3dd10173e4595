import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import styles from './chart-points.module.css';
import { useRoving } from './use-roving.ts';

export type ChartPoint = {
  key: string;
  label: string;
  left: number;
  width: number;
  /** Link to the counted records. */
  href?: string | undefined;
};

type ChartPointsProps = {
  label: string;
  points: ChartPoint[];
  height: number;
  onActive: (index: number | null) => void;
};

/** The values, to be walked over by keyboard and touched; the newest comes first, Esc puts the note away. */
export function ChartPoints({ label, points, height, onActive }: ChartPointsProps) {
  const roving = useRoving(points.length, points.length - 1);
  const touched = useRef<number | null>(null);
  // A finger has no way to point without pressing: the first touch shows the note, the second one follows it.
  const mayFollow = (event: MouseEvent, index: number) => {
    const isFinger = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    if (isFinger && touched.current !== index) event.preventDefault();
    touched.current = index;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for input
    <div role="group" aria-label={label} onPointerLeave={() => onActive(null)}>
      {points.map(({ key, href, left, width, label: said }, index) => {
        const shared = {
          className: styles.point,
          ref: roving.ref(index),
          'aria-label': said,
          tabIndex: roving.tabIndex(index),
          style: { left, width, height },
          onPointerEnter: () => onActive(index),
          onFocus: () => {
            roving.stand(index);
            onActive(index);
          },
          onBlur: () => onActive(null),
          onKeyDown: (event: KeyboardEvent) =>
            event.key === 'Escape' ? onActive(null) : roving.walk(event, index),
        };
        return href === undefined ? (
          <button key={key} type="button" {...shared} onClick={() => onActive(index)} />
        ) : (
          <Link
            key={key}
            to={href}
            {...shared}
            onClick={(event) => {
              onActive(index);
              mayFollow(event, index);
            }}
          />
        );
      })}
    </div>
  );
}
