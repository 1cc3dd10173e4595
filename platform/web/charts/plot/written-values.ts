export type Span = { left: number; right: number };

export type WrittenValue = { index: number; strong: boolean };

/**
 * Which values are written on the chart: last and largest in strong letters, first in quiet ones. One that has
 * no place, or would run into a more important one, is left out.
 */
export function writtenValues(
  values: readonly (number | null)[],
  place: (index: number) => Span | null,
): WrittenValue[] {
  const filled = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const [first] = filled;
  const last = filled.at(-1);
  if (!first || !last) return [];
  const largest = filled.reduce((best, entry) => (entry.value > best.value ? entry : best));
  const wanted = [
    { index: last.index, strong: true },
    { index: largest.index, strong: true },
    { index: first.index, strong: false },
  ];
  const taken: Span[] = [];
  return wanted.filter(({ index }) => {
    const span = place(index);
    if (!span || taken.some((other) => overlap(span, other))) return false;
    taken.push(span);
    return true;
  });
}

export function overlap(a: Span, b: Span): boolean {
  return a.left < b.right && b.left < a.right;
}
