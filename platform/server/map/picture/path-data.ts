import type { Spot } from './picture-frame.ts';

/** Steps smaller than this are not seen. */
const FINEST = 0.7;

/** A path as SVG writes it, in tenths of a pixel and without the steps that nobody sees. */
export function pathData(spots: readonly Spot[], closed: boolean): string {
  const seen: Spot[] = [];
  spots.forEach((spot, index) => {
    const last = seen.at(-1);
    const isEnd = index === spots.length - 1 && !closed;
    const step = last ? Math.hypot(spot[0] - last[0], spot[1] - last[1]) : FINEST;
    if (isEnd || step >= FINEST) seen.push(spot);
  });
  if (seen.length < (closed ? 3 : 2)) return '';
  let data = '';
  let before: Spot | undefined;
  for (const [x, y] of seen) {
    const at: Spot = [Math.round(x * 10), Math.round(y * 10)];
    data += before
      ? `${tenths(at[0] - before[0])}${separated(tenths(at[1] - before[1]))}`
      : `M${tenths(at[0])}${separated(tenths(at[1]))}l`;
    before = at;
    data += ' ';
  }
  return `${data.trimEnd().replaceAll(' -', '-').replace('l ', 'l')}${closed ? 'z' : ''}`;
}

function tenths(value: number): string {
  const whole = Math.trunc(value / 10);
  const rest = Math.abs(value % 10);
  const sign = value < 0 ? '-' : '';
  return rest === 0 ? String(whole) : `${sign}${whole === 0 ? '' : Math.abs(whole)}.${rest}`;
}

function separated(text: string): string {
  return text.startsWith('-') ? text : ` ${text}`;
}
