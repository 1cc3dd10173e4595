/** Where a key leads from the row that is peeked at: another row, its page, back to the list; nowhere for any other key. */
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
    // On a button these two press that button.
    case ' ':
      return isPressable ? undefined : 'close';
    case 'Enter':
      return isPressable ? undefined : 'open';
    default:
      return undefined;
  }
}
