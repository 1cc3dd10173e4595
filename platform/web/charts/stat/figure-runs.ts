/** A quiet run (per cent sign, M, h, “2 hours” without its 2) is drawn smaller than the digits next to it. */
export type FigureRun = { text: string; quiet: boolean };

/** A currency sign in front belongs to the digits; a word in front does not. */
const RUNS = /(?:^[^\d\p{L}]*)?\d(?:[.,'’\u00a0\u202f]?\d)*|\D+/gu;

/** Splits a formatted number into digits and units: "€1.48" and "M", "5", "h" and "40". */
export function figureRuns(text: string): FigureRun[] {
  return (text.match(RUNS) ?? []).map((run) => ({ text: run, quiet: !/\d/.test(run) }));
}
