import {
  type OpeningHours,
  WEEK_DAYS,
} from '#modules/directory/contract/locations/opening-hours.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { dateTag } from '#platform/contract/text/intl-tag.ts';
import { zonesOfCountry } from '#platform/contract/time/zones-of-country.ts';
import type { Translate } from '#platform/server/texts/texts.ts';

interface Reader {
  locale: Locale;
  t: Translate;
}
interface LocalTime {
  /** 0 is Monday. */
  day: number;
  clock: string;
}

/**
 * `open until 19:00`, `opens Monday at 9:30`. Hours are by the clock of the place, and of a place only the country is
 * known: where its time zones would not say the same, today's hours are said, or nothing.
 */
export function openingWords(
  place: { openingHours: OpeningHours | null; country: string },
  reader: Reader,
  now = new Date(),
): string | undefined {
  const { openingHours } = place;
  if (!openingHours) return undefined;
  const times = zonesOfCountry(place.country).map((zone) => localTime(zone, now));
  const said = new Set(times.map((time) => stateWords(openingHours, time, reader)));
  if (said.size === 1) return said.values().next().value;
  const today = new Set(times.map(({ day }) => hoursWords(openingHours, day, reader)));
  return today.size === 1 ? today.values().next().value : undefined;
}

function stateWords(hours: OpeningHours, { day, clock }: LocalTime, reader: Reader) {
  const { t, locale } = reader;
  const spans = spansOf(hours, day);
  const open = spans.find(({ from, to }) => from <= clock && clock < to);
  if (open) return t('touchpoints:landing.openUntil', { time: clockWords(open.to, locale) });
  const later = spans.find(({ from }) => from > clock);
  if (later) return t('touchpoints:landing.opensAt', { time: clockWords(later.from, locale) });
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const [first] = spansOf(hours, day + ahead);
    if (first)
      return t('touchpoints:landing.opensOn', {
        day: dayName((day + ahead) % 7, locale),
        time: clockWords(first.from, locale),
      });
  }
  return undefined;
}

function hoursWords(hours: OpeningHours, day: number, { t, locale }: Reader) {
  const spans = spansOf(hours, day).map(
    ({ from, to }) => `${clockWords(from, locale)}–${clockWords(to, locale)}`,
  );
  if (spans.length === 0) return undefined;
  return t('touchpoints:landing.today', { hours: spans.join(', ') });
}

function spansOf(hours: OpeningHours, day: number) {
  return hours[WEEK_DAYS[day % 7] ?? 'mon'];
}

function localTime(timeZone: string, now: Date): LocalTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const days: readonly string[] = WEEK_DAYS;
  return {
    day: days.indexOf(part('weekday').toLowerCase()),
    clock: `${part('hour')}:${part('minute')}`,
  };
}

/** Any Monday will do: 1 January 2024 was one. */
function dayName(day: number, locale: Locale): string {
  return new Intl.DateTimeFormat(dateTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + day),
  );
}

/** The French write 19 h and 9 h 30. */
function clockWords(clock: string, locale: Locale): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  if (locale === 'fr')
    return `${hour}\u00a0h${minute ? `\u00a0${String(minute).padStart(2, '0')}` : ''}`;
  if (hour === 24) return '24:00';
  return new Intl.DateTimeFormat(dateTag(locale), {
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(Date.UTC(2024, 0, 1, hour, minute));
}
