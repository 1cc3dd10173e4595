/** One line of the table: what was measured in this run and the limit it has to keep. */
export interface Measurement {
  name: string;
  value: number;
  unit: '%' | 'KB' | 'files' | 'MB' | 'ms' | '/s' | '×';
  /** A share must reach its limit; a size or a time must not pass it. */
  limit: { atLeast: number } | { atMost: number };
}

/** What a file `bench/*.bench.ts` exports by default. */
export type Bench = () => Promise<Measurement[]>;

export function holds({ value, limit }: Measurement): boolean {
  return 'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost;
}
