import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { dateTag } from '#platform/contract/text/intl-tag.ts';
import { offsetAt } from '#platform/contract/time/offset-at.ts';

const KM_IN_A_MILE = 1.609344;

/** `1,4 km`, as the reader writes it; tens of kilometres without a comma. */
export function distanceInWords(km: number, unit: 'km' | 'mi', locale: Locale): string {
  const far = unit === 'mi' ? km / KM_IN_A_MILE : km;
  const words = new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
    maximumFractionDigits: far < 10 ? 1 : 0,
  }).format(far);
  return wholeFigures(words);
}

/** A figure stays on the line of what it counts or measures: `26 cm`, `5 days`, `19 November`. */
export function wholeFigures(text: string): string {
  return text.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0');
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

/** How times are written in mails and on pages by link; pages hand the style to their script too. */
export const TIME_STYLES = { day: DAY, clock: CLOCK, moment: { ...DAY, ...CLOCK } } as const;
export type TimeStyle = keyof typeof TIME_STYLES;

export interface TimeReader {
  locale: Locale;
  /** Whose clock is read: the store's. */
  timeZone: string;
  /** Where its clocks show another hour than those in `timeZone`, an hour is followed by its zone. */
  brandZone: string;
}

/** `Donnerstag, 19. November`, `17:40`, `Donnerstag, 19. November um 17:40 OEZ`. */
export function timeInWords(
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
export function dayInWords(
  day: Date,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): string {
  return timeInWords(day, 'day', { locale, timeZone, brandZone: timeZone });
}

/** `1 640 kr`: without cents where there are none. */
export function moneyInWords(hundredths: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(hundredths / 100);
}
