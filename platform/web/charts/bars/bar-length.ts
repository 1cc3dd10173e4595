/** Small is not nothing: any value shows at least two pixels, and only zero shows none. */
export function barLength(value: number, whole: number): string {
  if (value <= 0 || whole <= 0) return '0';
  return `max(2px, ${Math.min(100, (100 * value) / whole)}%)`;
}
