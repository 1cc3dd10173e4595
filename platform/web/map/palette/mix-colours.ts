/** Lays one hex colour over another, as color-mix in srgb does; MapLibre cannot read the CSS function. */
export function mixColours(over: string, under: string, share: number): string {
  const [a, b] = [channels(over), channels(under)];
  const mixed = a.map((value, index) => Math.round(value * share + (b[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(hex: string): number[] {
  const digits = hex.trim().replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16));
}
