import { chartColour } from '../frame/chart-colour.ts';
import { type Period, type Series, seriesColour } from '../period/period-data.ts';
import { stack } from './stack.ts';

type ColumnPartsProps = {
  period: Period;
  series: readonly Series[];
  x: number;
  width: number;
  base: number;
  height: number;
  hatch: (series: Series) => string;
};

const EDGE = 1.5;

/** One column, first series at its base. A period not yet over is hatched inside its outline. */
export function ColumnParts({ period, series, x, width, base, height, hatch }: ColumnPartsProps) {
  const values = series.map(({ key }) => period.values[key] ?? 0);
  return stack(values, height).map(({ index, offset, length }) => {
    const part = series[index];
    if (!part) return null;
    const colour = chartColour(seriesColour(part, index));
    const inset = period.open && length > 2 * EDGE && width > 2 * EDGE ? EDGE / 2 : 0;
    return (
      <rect
        key={part.key}
        x={x + inset}
        y={base - offset - length + inset}
        width={width - 2 * inset}
        height={length - 2 * inset}
        rx={Math.min(EDGE, width / 4)}
        fill={inset ? hatch(part) : colour}
        stroke={inset ? colour : 'none'}
        strokeWidth={inset ? EDGE : 0}
      />
    );
  });
}
