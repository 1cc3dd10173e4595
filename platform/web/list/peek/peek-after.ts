/** Action of a key in the peek panel: another row, its page, back to the list; undefined for other keys. */
export function peekAfter(
  key: string,
  { at, count, isPressable }: { at: number; count: number; isPressable: boolean },
): number | 'open' | 'close' | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return Math.min(count - 1, at + 1);
    case 'ArrowUp':
    case 'k':
      return Math.max(0, at - 1);
    // On a focused button these two keys press the button.
    case ' ':
      return isPressable ? undefined : 'close';
    case 'Enter':
      return isPressable ? undefined : 'open';
    default:
      return undefined;
  }
}
