import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { fileSize } from './file-size.ts';

/** Sizes in the language of the screen. */
export function useFileSizes(): (bytes: number) => string {
  const { locale } = useLanguage();
  return (bytes) => fileSize(bytes, locale);
}
