const ROUND_STEPS = [1, 2, 5, 10];

/** Space above the highest value for its number, and below for the axis labels. */
export const ROOM_ABOVE = 22;
export const ROOM_BELOW = 24;
const BETWEEN_LINES = 46;

export type PlotFrame = {
  left: number;
  right: number;
  base: number;
  y: Scale;
  lines: { value: number; y: number; text: string }[];
};

type PlotFrameOptions = {
  width: number;
  height: number;
  low?: number;
  high: number;
  whole: boolean;
  /** Formatter for numbers of an axis up to the largest. */
  axis: (largest: number) => (value: number) => string;
};

/** Position of the axis and its lines; the gutter is as wide as its widest number. */
export function plotFrame({
  width,
  height,
  low = 0,
  high,
  whole,
  axis,
}: PlotFrameOptions): PlotFrame {
  const room = height - ROOM_ABOVE - ROOM_BELOW;
  const marks = ticks({ low, high, about: Math.max(2, Math.round(room / BETWEEN_LINES)), whole });
  const write = axis(Math.max(...marks.map(Math.abs)));
  const text = (value: number) => (value === 0 ? '0' : write(value));
  const y = linearScale([marks[0] ?? 0, marks.at(-1) ?? 1], [height - ROOM_BELOW, ROOM_ABOVE]);
  const left = Math.ceil(Math.max(...marks.map((mark) => textWidth(text(mark))))) + 8;
  return {
    left,
    right: width,
    base: y(0),
    y,
    lines: marks.map((value) => ({ value, y: y(value), text: text(value) })),
  };
}

type TickOptions = { low?: number; high: number; about: number; whole?: boolean };

/** Round values for an axis that always includes zero, covering the lowest and the highest value. */
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

/** Removes floating-point noise: 0.1 + 0.2 must be 0.3 on an axis. */
function tidy(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}

export type Scale = (value: number) => number;

/** A domain of a single value is drawn in the middle, so that a flat line stays visible. */
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

const NARROW = /[.,:;'’|iljtfIr\s ]/;
const WIDE = /[mwMW%€@]/;

/** Approximate text width in Inter at 12 px, enough to keep labels apart without measuring in the browser. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (NARROW.test(letter)) return 4;
  if (WIDE.test(letter)) return 10;
  return 7.5;
}
