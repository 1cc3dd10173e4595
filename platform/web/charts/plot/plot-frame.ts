import { linearScale, type Scale } from './scale.ts';
import { textWidth } from './text-width.ts';

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
  /** How the numbers of an axis up to the largest are written. */
  axis: (largest: number) => (value: number) => string;
};

/** Where the axis and its lines lie; the gutter is as wide as the widest number beside it. */
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
