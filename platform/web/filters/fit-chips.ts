/** How the chips are drawn: values shorten before filters fold into "+2". */
export type FittedChips = { form: 'full' | 'short'; shown: number };

export function fitChips(given: {
  full: readonly number[];
  short: readonly number[];
  fold: number;
  gap: number;
  room: number;
}): FittedChips {
  const { full, short, fold, gap, room } = given;
  if (widthOf(full, gap) <= room) return { form: 'full', shown: full.length };
  if (widthOf(short, gap) <= room) return { form: 'short', shown: short.length };
  let shown = short.length - 1;
  while (shown > 0 && widthOf([...short.slice(0, shown), fold], gap) > room) shown -= 1;
  return { form: 'short', shown };
}

function widthOf(widths: readonly number[], gap: number): number {
  return widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
}
