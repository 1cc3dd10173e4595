/** Where the row focus goes; null when the key has another meaning. */
export function rowFocusAfter(
  key: string,
  { focused, count, perScreen }: { focused: number; count: number; perScreen: number },
): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(focused + 1, last);
    case 'ArrowUp':
      return Math.max(focused - 1, 0);
    case 'PageDown':
      return Math.min(focused + perScreen, last);
    case 'PageUp':
      return Math.max(focused - perScreen, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
