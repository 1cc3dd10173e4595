import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { dateTag } from '#platform/contract/text/intl-tag.ts';

const KM_IN_A_MILE = 1.609344;

/** `1,4 km`, as the reader writes it; tens of kilometres without a comma. */
export function distanceInWords(km: number, unit: 'km' | 'mi', locale: Locale): string {
  const far = unit === 'mi' ? km / KM_IN_A_MILE : km;
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
    maximumFractionDigits: far < 10 ? 1 : 0,
  }).format(far);
}

/** `Donnerstag, 19. November`. */
export function dayInWords(
  day: Date,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): string {
  return new Intl.DateTimeFormat(dateTag(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(day);
}

/** `17:40`. */
export function clockInWords(
  moment: Date,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): string {
  return new Intl.DateTimeFormat(dateTag(locale), { timeStyle: 'short', timeZone }).format(moment);
}

/** `1 640 kr`: without cents where there are none. */
export function moneyInWords(hundredths: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(hundredths / 100);
}
