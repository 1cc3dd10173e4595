export type Scale = (value: number) => number;

/** A domain of one single value lands in the middle, so that a flat line is drawn, not lost. */
export function linearScale([low, high]: [number, number], [from, to]: [number, number]): Scale {
  if (low === high) return () => (from + to) / 2;
  return (value) => from + ((value - low) / (high - low)) * (to - from);
}

export type Bands = { step: number; bar: number; centre: (index: number) => number };

const WIDEST_STEP = 112;
const WIDEST_BAR = 38;

/** A few columns stay together at the left instead of being spread over the whole width. */
export function bands(count: number, [from, to]: [number, number]): Bands {
  const step = Math.min(WIDEST_STEP, (to - from) / Math.max(1, count));
  const bar = Math.min(WIDEST_BAR, step - Math.max(step * 0.22, Math.min(2, step / 2)));
  return { step, bar, centre: (index) => from + step * (index + 0.5) };
}
