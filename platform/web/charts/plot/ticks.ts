const ROUND_STEPS = [1, 2, 5, 10];

type TickOptions = { low?: number; high: number; about: number; whole?: boolean };

/** Round values for an axis that always holds zero, from just below the lowest to just above the highest value. */
export function ticks({ low = 0, high, about, whole = false }: TickOptions): number[] {
  const bottom = Math.min(0, low);
  const top = Math.max(0, high);
  if (bottom === top) return [0, 1];
  const step = roundStep((top - bottom) / Math.max(1, about), whole);
  const first = Math.floor(bottom / step + 1e-9);
  const last = Math.ceil(top / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
}

function roundStep(rough: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = ROUND_STEPS.find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10;
  const step = tidy(factor * power);
  return whole ? Math.max(1, step) : step;
}

/** 0.1 + 0.2 must read 0.3 on an axis. */
function tidy(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}
