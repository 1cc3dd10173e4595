/** Below this a table is read as cards and a bar folds into buttons. */
export const PHONE = '(max-width: 47.99em)';

/** How many pieces of a row have room; where not all have, the button that holds the others has room too. */
export function fitRow(given: {
  widths: readonly number[];
  fold: number;
  gap: number;
  room: number;
}): number {
  const { widths, fold, gap, room } = given;
  if (widthOf(widths, gap) <= room) return widths.length;
  let shown = Math.max(0, widths.length - 1);
  while (shown > 0 && widthOf([...widths.slice(0, shown), fold], gap) > room) shown -= 1;
  return shown;
}

function widthOf(widths: readonly number[], gap: number): number {
  return widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
}
