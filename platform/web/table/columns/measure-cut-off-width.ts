/** How many pixels a cell misses to show its whole text. */
export function measureCutOffWidth(cell: HTMLElement): number {
  let lacks = 0;
  for (const part of [cell, ...cell.querySelectorAll<HTMLElement>('*')]) {
    const over = part.scrollWidth - part.clientWidth;
    // Only elements with hidden overflow are cut off; inline elements have no width.
    if (over > lacks && part.clientWidth > 0 && getComputedStyle(part).overflowX === 'hidden')
      lacks = over;
  }
  return lacks;
}
