/** Target of an arrow key, Home or End; it wraps around at the ends, as the tab pattern requires. */
export function nextTab(key: string, position: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (position + 1) % count;
  if (key === 'ArrowLeft') return (position - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
