import type { TipRow } from '../plot/chart-tip.tsx';
import { type Period, periodTotal, type Series, seriesColour } from './period-data.ts';

/** Rows of a period's tooltip. With `total`, the parts are listed from top to base, followed by their sum. */
export function periodRows(
  period: Period,
  series: readonly Series[],
  text: (value: number) => string,
  total?: string,
): TipRow[] {
  const write = (value: number | null | undefined) => (value == null ? '–' : text(value));
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

/** A period as it is read out; where it leads somewhere, with that. */
export function spokenPeriod(name: string, rows: readonly TipRow[], way?: Period['way']): string {
  const said = `${name}: ${rows.map((row) => `${row.label} ${row.value}`).join(', ')}`;
  return way ? `${said}. ${way.words}` : said;
}
