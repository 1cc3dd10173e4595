import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

const STEP = 1024;
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Sizes in the language of the screen. */
export function useFileSizes(): (bytes: number) => string {
  const { locale } = useLanguage();
  return (bytes) => fileSize(bytes, locale);
}

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

/** The limit is 10 × 1024 × 1024, so a megabyte is 1024 × 1024 here, and the text matches the check. */
export function sizeParts(bytes: number): {
  amount: number;
  unit: (typeof UNITS)[number];
  decimals: number;
} {
  let [amount, power] = [bytes, 0];
  while (amount >= STEP && power < UNITS.length - 1) {
    amount /= STEP;
    power += 1;
  }
  // Rounded up: a file just over 10 MB must not be refused as "10 MB".
  const rounded = power < 2 ? Math.ceil(amount) : Math.ceil(amount * 10) / 10;
  return { amount: rounded, unit: UNITS[power] ?? 'byte', decimals: power < 2 ? 0 : 1 };
}
