import type { Locale } from '#platform/contract/locale.ts';
import { dateTag } from '#platform/contract/text/intl-tag.ts';
import { type OpeningHours, WEEK_DAYS } from './opening-hours.ts';

/** `Mon–Fri 09:00–12:00, 14:00–18:30`: a line for days that follow each other and have the same hours; closed ones are left out. */
export function formatOpeningHours(hours: OpeningHours, locale: Locale): string {
  const groups: { from: number; to: number; spans: string }[] = [];
  for (const [day, name] of WEEK_DAYS.entries()) {
    const spans = hours[name].map(({ from, to }) => `${from}–${to}`).join(', ');
    const last = groups.at(-1);
    if (last && last.to === day - 1 && last.spans === spans) last.to = day;
    else groups.push({ from: day, to: day, spans });
  }
  const name = new Intl.DateTimeFormat(dateTag(locale), { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const dayName = (day: number) => name.format(Date.UTC(2024, 0, 1 + day));
  return groups
    .filter(({ spans }) => spans !== '')
    .map(({ from, to, spans }) =>
      from === to ? `${dayName(from)} ${spans}` : `${dayName(from)}–${dayName(to)} ${spans}`,
    )
    .join('\n');
}
