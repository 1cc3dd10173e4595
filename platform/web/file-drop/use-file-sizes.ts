import { languageTag } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { sizeParts } from './size-parts.ts';

/** "4.1 MB", written as the language does. */
export function useFileSizes(): (bytes: number) => string {
  const { locale } = useLanguage();
  return (bytes) => {
    const { amount, unit, decimals } = sizeParts(bytes);
    return new Intl.NumberFormat(languageTag(locale), {
      style: 'unit',
      unit,
      maximumFractionDigits: decimals,
    }).format(amount);
  };
}
