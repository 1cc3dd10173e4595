import { dateTag, type Locale, languageTag } from '#platform/contract/locale.ts';
import { offsetAt } from '#platform/contract/time-zone.ts';

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

/** Time formats of mails and link pages; pages also pass the format to their script. */
export const TIME_STYLES = { day: DAY, clock: CLOCK, moment: { ...DAY, ...CLOCK } } as const;
export type TimeStyle = keyof typeof TIME_STYLES;

export interface TimeReader {
  locale: Locale;
  /** The time zone of the store. */
  timeZone: string;
  /** If the brand's zone has a different hour than `timeZone`, times include the zone name. */
  brandZone: string;
}

/** `Donnerstag, 19. November`, `17:40`, `Donnerstag, 19. November um 17:40 OEZ`. */
export function formatTime(
  moment: Date,
  style: TimeStyle,
  { locale, timeZone, brandZone }: TimeReader,
): string {
  const at = moment.getTime();
  const isNamed = style !== 'day' && offsetAt(at, timeZone) !== offsetAt(at, brandZone);
  return new Intl.DateTimeFormat(dateTag(locale), {
    ...TIME_STYLES[style],
    ...(isNamed && { timeZoneName: 'short' }),
    timeZone,
  }).format(moment);
}

/** `Donnerstag, 19. November`. */
export function formatDay(
  day: Date,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): string {
  return formatTime(day, 'day', { locale, timeZone, brandZone: timeZone });
}

/** `1 640 kr`: without cents if they are zero. */
export function formatMoney(hundredths: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(hundredths / 100);
}
