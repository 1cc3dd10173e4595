import type { SheetChoice } from './reader-messages.ts';

export interface SheetChoosing {
  sheet?: number | undefined;
  /** Called with the sheet that is about to be read. */
  choose: (sheets: SheetChoice['sheets'], sheet: number) => void;
}

/** The chosen sheet alone; else all of them, the visible ones first. One that is not there counts as not chosen. */
export function readingOrder<Sheet extends { isHidden: boolean }>(
  sheets: readonly Sheet[],
  chosen: number | undefined,
): (Sheet & { place: number })[] {
  const placed = sheets.map((sheet, place) => ({ ...sheet, place }));
  const one = chosen === undefined ? undefined : placed[chosen];
  if (one) return [one];
  return placed.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden));
}
