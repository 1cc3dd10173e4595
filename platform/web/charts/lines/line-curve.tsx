import styles from '../plot/plot.module.css';
import { linePath } from './line-path.ts';

type Point = { x: number; y: number };

type LineCurveProps = { points: readonly (Point | null)[]; colour: string; openLast: boolean };

/** The segment into an unfinished period is dotted. The last value and isolated values are drawn as dots. */
export function LineCurve({ points, colour, openLast }: LineCurveProps) {
  const last = points.length - 1;
  const solid = openLast ? points.slice(0, last) : points;
  const alone = points.filter(
    (point, index) => point && (index === last || (!points[index - 1] && !points[index + 1])),
  );
  return (
    <g stroke={colour}>
      <path className={styles.curve} d={linePath(solid)} />
      {openLast && (
        <path
          className={`${styles.curve} ${styles.curveOpen}`}
          d={linePath(points.slice(last - 1))}
        />
      )}
      {alone.map((point) => point && <Dot key={point.x} point={point} colour={colour} />)}
    </g>
  );
}

export function Dot({ point, colour }: { point: Point; colour: string }) {
  return <circle className={styles.dot} cx={point.x} cy={point.y} r={4} fill={colour} />;
}
