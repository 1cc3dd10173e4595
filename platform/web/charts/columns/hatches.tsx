import { chartColour } from '../frame/chart-colour.ts';
import { type Series, seriesColour } from '../period/period-data.ts';

/** Ids carry the chart's own prefix: two charts on a page must not borrow each other's hatching. */
export function hatchId(prefix: string, series: Series): string {
  return `${prefix}-${series.key}`;
}

export function Hatches({ prefix, series }: { prefix: string; series: readonly Series[] }) {
  return (
    <defs>
      {series.map((entry, index) => (
        <pattern
          key={entry.key}
          id={hatchId(prefix, entry)}
          width={5.5}
          height={5.5}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={2.4} height={5.5} fill={chartColour(seriesColour(entry, index))} />
        </pattern>
      ))}
    </defs>
  );
}
