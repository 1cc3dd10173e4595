/** One line of the table: a measured value and its limit. */
export interface Measurement {
  name: string;
  value: number;
  unit: '%' | 'KB' | 'files' | 'MB' | 'ms' | '/s' | '×';
  /** A share must reach its limit; a size or a time must not pass it. */
  limit: { atLeast: number } | { atMost: number };
}

/** The default export of a file `*.bench.ts` in `bench/`. */
export type Bench = () => Promise<Measurement[]>;

export function holds({ value, limit }: Measurement): boolean {
  return 'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost;
}
