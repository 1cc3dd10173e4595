import { holds, type Measurement } from './measurement.ts';

export function benchTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) => {
    const { name, value, unit, limit } = measurement;
    const bound = 'atLeast' in limit ? `at least ${limit.atLeast}` : `at most ${limit.atMost}`;
    return [
      holds(measurement) ? '✓' : '✗',
      name,
      `${round(value)} ${unit}`,
      `${bound} ${unit}`,
    ] as const;
  });
  const width = (column: 1 | 2) => Math.max(0, ...rows.map((row) => row[column].length));
  return rows
    .map(
      ([mark, name, value, bound]) =>
        `${mark} ${name.padEnd(width(1))}  ${value.padStart(width(2))}  ${bound}\n`,
    )
    .join('');
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}
