import type { Grain, Spot } from './picture-frame.ts';

const TENTHS: Grain = { unit: 0.1, finest: 0.7 };

/** SVG path data in the given precision, without steps too small to see. */
export function pathData(
  spots: readonly Spot[],
  closed: boolean,
  { unit, finest }: Grain = TENTHS,
): string {
  const seen: Spot[] = [];
  spots.forEach((spot, index) => {
    const last = seen.at(-1);
    const isEnd = index === spots.length - 1 && !closed;
    const step = last ? Math.hypot(spot[0] - last[0], spot[1] - last[1]) : finest;
    if (isEnd || step >= finest) seen.push(spot);
  });
  if (seen.length < (closed ? 3 : 2)) return '';
  const written = unit === 1 ? String : tenths;
  let data = '';
  let before: Spot | undefined;
  for (const [x, y] of seen) {
    const at: Spot = [Math.round(x / unit), Math.round(y / unit)];
    data += before
      ? `${written(at[0] - before[0])}${separated(written(at[1] - before[1]))}`
      : `M${written(at[0])}${separated(written(at[1]))}l`;
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
