import { type Locale, languageTag } from '#platform/contract/locale.ts';

const KM_IN_A_MILE = 1.609344;

/** `1,4 km` in the user's format; without decimals from ten kilometres. */
export function formatDistance(km: number, unit: 'km' | 'mi', locale: Locale): string {
  const far = unit === 'mi' ? km / KM_IN_A_MILE : km;
  const formatted = new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
    maximumFractionDigits: far < 10 ? 1 : 0,
  }).format(far);
  return wholeFigures(formatted);
}

/** Keeps a number on the same line as its unit: `26 cm`, `5 days`, `19 November`. */
export function wholeFigures(text: string): string {
  return text.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0');
}
