/** How much room a cell lacks to show its text whole. */
export function lacksOf(cell: HTMLElement): number {
  let lacks = 0;
  for (const part of [cell, ...cell.querySelectorAll<HTMLElement>('*')]) {
    const over = part.scrollWidth - part.clientWidth;
    // Only what hides its overflow is cut; a part without a width of its own (inline) says nothing.
    if (over > lacks && part.clientWidth > 0 && getComputedStyle(part).overflowX === 'hidden')
      lacks = over;
  }
  return lacks;
}
