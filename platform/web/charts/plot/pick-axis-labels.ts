import type { Span } from './written-values.ts';

const AIR = 10;

/** Selects evenly which axis labels are shown, so that none overlap; the last one is always shown. */
export function pickAxisLabels(places: readonly Span[], step: number): Set<number> {
  const widest = Math.max(0, ...places.map(({ left, right }) => right - left));
  const every = Math.max(1, Math.ceil((widest + AIR) / Math.max(step, 0.01)));
  const last = places.length - 1;
  const edge = places[last]?.left ?? 0;
  return new Set(
    places.flatMap(({ right }, index) => {
      const inTurn = (last - index) % every === 0;
      return index === last || (inTurn && right + AIR <= edge) ? [index] : [];
    }),
  );
}
