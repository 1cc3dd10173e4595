import { type Formats, useFormat } from '#platform/web/format/use-format.ts';

const ORDER = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'] as const;
const MARKS = ['new', 'accepted', 'converted', 'lost', 'po', 'ne', 'ng', 'bl'] as const;

/** The eight chart colours, the colours of statuses and sentiments, and the muted one for "others" or "not known". */
export type ChartColour = (typeof ORDER)[number] | (typeof MARKS)[number] | 'others';

export function chartColour(colour: ChartColour): string {
  if (colour === 'others') return 'var(--c-border-strong)';
  return isMark(colour) ? `var(--c-${colour}-mark)` : `var(--c-${colour})`;
}

/** A ninth series has no colour of its own, because more than eight cannot be distinguished. */
export function colourInOrder(index: number): ChartColour {
  return ORDER[index] ?? 'others';
}

function isMark(colour: string): boolean {
  return (MARKS as readonly string[]).includes(colour);
}

/** The unit of a number. Shares range from 0 to 1, money is in hundredths, durations are in seconds. */
export type Unit = 'count' | 'share' | 'roundShare' | 'duration' | { currency: string };

export type Figures = {
  text: (value: number) => string;
  /** Formatter for an axis up to this number, with the same format for all its numbers. */
  axis: (largest: number) => (value: number) => string;
  /** Formatter for numbers on the chart: counts are written in full, money is compact. */
  onChart: (value: number) => string;
};

/** Numbers of one unit in the user's language. */
export function useFigures(unit: Unit): Figures {
  const format = useFormat();
  if (typeof unit === 'object') return moneyFigures(format, unit.currency);
  const same = (write: (value: number) => string) => ({
    text: write,
    axis: () => write,
    onChart: write,
  });
  switch (unit) {
    case 'count':
      return { ...same((value) => format.number(value)), axis: format.axisNumbers };
    case 'duration':
      return same(format.duration);
    case 'share':
      return {
        ...same((value) => format.percent(value, 1)),
        axis: () => (value: number) => format.percent(value),
      };
    case 'roundShare':
      return same((value) => format.percent(value));
  }
}

function moneyFigures(format: Formats, currency: string): Figures {
  return {
    text: (value) => format.money(value, currency),
    axis: () => (value) => format.axisMoney(value, currency),
    // Nothing has no digits to align.
    onChart: (value) => (value === 0 ? format.axisMoney : format.compactMoney)(value, currency),
  };
}
