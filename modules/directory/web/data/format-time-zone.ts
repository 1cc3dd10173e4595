import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { offsetAt } from '#platform/contract/time/offset-at.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time/time-zone.ts';

/** City, current UTC offset and localised name of a time zone. */
export function formatTimeZone(
  zone: string,
  { locale, now }: { locale: Locale; now: number },
): string {
  return [zone.replaceAll('_', ' '), clockOf(zone, now), nameOf(zone, languageTag(locale))]
    .filter(Boolean)
    .join(' · ');
}

function nameOf(zone: string, tag: string): string | undefined {
  if (zone === DEFAULT_TIME_ZONE) return undefined;
  return new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
}

/** UTC+05:45 */
function clockOf(zone: string, at: number): string {
  const minutes = Math.round(offsetAt(at, zone) / 60_000);
  const two = (number: number) => String(number).padStart(2, '0');
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
