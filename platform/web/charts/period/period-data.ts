import { type ChartColour, colourInOrder } from '../frame/chart-format.ts';
import type { TipRow } from '../plot/chart-tip.tsx';

export type Series = { key: string; label: string; colour?: ChartColour };

/**
 * One place on the time axis. `label` is the short name for the axis, `name` the long one; `open`: not yet over; `missing`:
 * not reported, which is drawn as a dotted column.
 */
export type Period = {
  key: string;
  label: string;
  name?: string;
  open?: boolean;
  missing?: boolean;
  values: Record<string, number | null>;
  /** Link to the counted records and its text. */
  way?: { href: string; words: string } | undefined;
};

export function seriesColour(series: Series, index: number): ChartColour {
  return series.colour ?? colourInOrder(index);
}

export function periodName(period: Period): string {
  return period.name ?? period.label;
}

/** Null where no value of the period is known, which differs from zero. */
export function periodTotal(period: Period, series: readonly Series[]): number | null {
  const known = series.flatMap(({ key }) => period.values[key] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

export function hasValues(periods: readonly Period[], series: readonly Series[]): boolean {
  return periods.some((period) => periodTotal(period, series) !== null);
}

/** Rows of a period's tooltip. With `total`, the parts are listed from top to base, followed by their sum. */
export function periodRows(
  period: Period,
  series: readonly Series[],
  text: (value: number) => string,
  total?: string,
): TipRow[] {
  const write = (value: number | null | undefined) => (value == null ? '—' : text(value));
  const parts = series.map((entry, index) => ({
    key: entry.key,
    label: entry.label,
    value: write(period.values[entry.key]),
    colour: seriesColour(entry, index),
  }));
  if (series.length === 1 || total === undefined) return parts;
  return [
    ...parts.toReversed(),
    { key: 'total', label: total, value: write(periodTotal(period, series)) },
  ];
}

/** A period for screen readers, with the text of its link if it has one. */
export function spokenPeriod(name: string, rows: readonly TipRow[], way?: Period['way']): string {
  const spoken = `${name}: ${rows.map((row) => `${row.label} ${row.value}`).join(', ')}`;
  return way ? `${spoken}. ${way.words}` : spoken;
}
