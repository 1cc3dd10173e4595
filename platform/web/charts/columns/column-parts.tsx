import { chartColour } from '../frame/chart-format.ts';
import { type Period, type Series, seriesColour } from '../period/period-data.ts';

const GAP = 2;
const THINNEST = 1;

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

/** One column with the first series at its base. An unfinished period is hatched. */
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

type StackPart = { index: number; offset: number; length: number };

/**
 * Lays parts end to end over a given length with 2 px gaps. The gaps are taken from the parts, so the total length
 * stays exact; a part that would vanish keeps 1 px, taken from the largest.
 */
export function stack(values: readonly number[], length: number): StackPart[] {
  const shown = values.flatMap((value, index) => (value > 0 ? [{ value, index }] : []));
  const total = shown.reduce((sum, part) => sum + part.value, 0);
  if (total === 0 || length <= 0) return [];
  const gaps = GAP * (shown.length - 1);
  const roomForGaps = length >= gaps + THINNEST * shown.length;
  const lengths = share(
    shown.map((part) => part.value / total),
    roomForGaps ? length - gaps : length,
    roomForGaps ? THINNEST : 0,
  );
  let offset = 0;
  return shown.map(({ index }, position) => {
    const part = { index, offset, length: lengths[position] ?? 0 };
    offset += part.length + (roomForGaps ? GAP : 0);
    return part;
  });
}

function share(fractions: number[], room: number, least: number): number[] {
  const raised = fractions.map((fraction) => Math.max(least, fraction * room));
  const thick = raised.map((length) => length - least);
  const spare = thick.reduce((sum, length) => sum + length, 0);
  const owed = raised.reduce((sum, length) => sum + length, 0) - room;
  return raised.map(
    (length, index) => length - (spare > 0 ? (owed * (thick[index] ?? 0)) / spare : 0),
  );
}
