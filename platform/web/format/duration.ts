import type { Locale } from '#platform/contract/locale.ts';
import { numberTag } from '#platform/contract/text/intl-tag.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The two largest units at most: `20 s`, `3 min`, `5 h 40`, `2 d 4 h`. All six languages share their symbols but the day's. */
export function formatDuration(seconds: number, locale: Locale): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < MINUTE) return `${whole}\u00a0s`;
  if (whole < HOUR) return `${Math.round(whole / MINUTE)}\u00a0min`;
  if (whole < DAY) return join(Math.floor(whole / HOUR), 'h', Math.round((whole % HOUR) / MINUTE));
  const days = Math.floor(whole / DAY);
  const hours = Math.round((whole % DAY) / HOUR);
  const unit = daySymbol(locale);
  return hours === 0 ? `${days}\u00a0${unit}` : `${days}\u00a0${unit} ${hours}\u00a0h`;
}

/** `d`, `j`, `T`. */
function daySymbol(locale: Locale): string {
  const words = Intl.NumberFormat(numberTag(locale), {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'narrow',
  });
  return words.formatToParts(2).find(({ type }) => type === 'unit')?.value ?? 'd';
}

function join(hours: number, unit: string, minutes: number): string {
  if (minutes === 0) return `${hours}\u00a0${unit}`;
  return minutes === 60
    ? `${hours + 1}\u00a0${unit}`
    : `${hours}\u00a0${unit}\u00a0${String(minutes).padStart(2, '0')}`;
}
