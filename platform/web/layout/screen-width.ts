/** Below this width, tables are shown as cards and bars fold into buttons. */
export const PHONE = '(max-width: 47.99em)';

/** Number of items that fit into a row; if not all fit, space for the overflow button is reserved. */
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
