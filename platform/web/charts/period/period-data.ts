import { type ChartColour, colourInOrder } from '../frame/chart-colour.ts';

export type Series = { key: string; label: string; colour?: ChartColour };

/** One place on the time axis. `label` is short for the axis, `name` long for reading; `open` = not yet over. */
export type Period = {
  key: string;
  label: string;
  name?: string;
  open?: boolean;
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
