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
