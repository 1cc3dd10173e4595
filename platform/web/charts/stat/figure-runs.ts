/** A quiet run (per cent sign, M, h, “2 hours” without its 2) is drawn smaller than the digits it stands beside. */
export type FigureRun = { text: string; quiet: boolean };

/** A currency in front belongs to its digits; words in front do not. */
const RUNS = /(?:^[^\d\p{L}]*)?\d(?:[.,'’\u00a0\u202f]?\d)*|\D+/gu;

/** Parts a written figure into digits and what only says how to read them: "€1.48" and "M", "5", "h" and "40". */
export function figureRuns(text: string): FigureRun[] {
  return (text.match(RUNS) ?? []).map((run) => ({ text: run, quiet: !/\d/.test(run) }));
}
