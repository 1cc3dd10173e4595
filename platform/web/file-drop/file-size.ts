import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { sizeParts } from './size-parts.ts';

/** "4.1 MB", written as the language does. */
export function fileSize(bytes: number, locale: Locale): string {
  const { amount, unit, decimals } = sizeParts(bytes);
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'unit',
    unit,
    // The short form of a byte has no plural in English.
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: decimals,
  }).format(amount);
}
