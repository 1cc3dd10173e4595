import styles from './chart-points.module.css';
import { useRoving } from './use-roving.ts';

export type ChartPoint = { key: string; label: string; left: number; width: number };

type ChartPointsProps = {
  label: string;
  points: ChartPoint[];
  height: number;
  onActive: (index: number | null) => void;
};

/** The values, to be walked over by keyboard and touched; the newest comes first, Esc puts the note away. */
export function ChartPoints({ label, points, height, onActive }: ChartPointsProps) {
  const roving = useRoving(points.length, points.length - 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for input
    <div role="group" aria-label={label} onPointerLeave={() => onActive(null)}>
      {points.map((point, index) => (
        <button
          key={point.key}
          type="button"
          className={styles.point}
          ref={roving.ref(index)}
          aria-label={point.label}
          tabIndex={roving.tabIndex(index)}
          style={{ left: point.left, width: point.width, height }}
          onPointerEnter={() => onActive(index)}
          onFocus={() => {
            roving.stand(index);
            onActive(index);
          }}
          onBlur={() => onActive(null)}
          onClick={() => onActive(index)}
          onKeyDown={(event) =>
            event.key === 'Escape' ? onActive(null) : roving.walk(event, index)
          }
        />
      ))}
    </div>
  );
}
