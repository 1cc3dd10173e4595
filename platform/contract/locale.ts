import { z } from 'zod';

/** The six languages of the suite; every text exists in each. */
export const LOCALES = ['en', 'fr', 'es', 'it', 'de', 'no'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

export const localeSchema = z.enum(LOCALES);

/** Browsers and Intl use nb or nn where the suite uses no. */
const NORWEGIAN = new Set(['no', 'nb', 'nn']);

export function localeFromLanguageTags(tags: readonly string[]): Locale {
  return firstSupportedLocale(LOCALES, tags) ?? DEFAULT_LOCALE;
}

/** The first preferred language that is available. */
export function firstSupportedLocale(
  offered: readonly Locale[],
  tags: readonly string[],
): Locale | undefined {
  for (const tag of tags) {
    const language = tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
    const known = offered.find((locale) => locale === (NORWEGIAN.has(language) ? 'no' : language));
    if (known) return known;
  }
  return undefined;
}

/** Main language of a country, if the suite supports it. */
export function localeFromCountry(country: string): Locale | undefined {
  if (!/^[A-Z]{2}$/i.test(country)) return undefined;
  return firstSupportedLocale(LOCALES, [new Intl.Locale(`und-${country}`).maximize().language]);
}

export function localeFromAcceptLanguage(header: string | undefined): Locale {
  return localeFromLanguageTags(parseAcceptLanguage(header));
}

/** `Accept-Language: de;q=0.7, fr` prefers French: the order of preference is the q value, then the order written. */
export function parseAcceptLanguage(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part, position) => {
      const [tag = '', ...options] = part.split(';');
      const quality = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality), position };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position)
    .map(({ tag }) => tag);
}

/** The tag that Intl and the lang attribute understand. */
export function languageTag(locale: Locale): string {
  return locale === 'no' ? 'nb' : locale;
}

/** English dates use the European format (22 Sep, 24 hours), English numbers the international one (182K). */
export function dateTag(locale: Locale): string {
  return locale === 'en' ? 'en-GB' : languageTag(locale);
}

export function numberTag(locale: Locale): string {
  return languageTag(locale);
}

/** `Intl` only offers “now”, which does not fit a sentence about a past event. */
export const JUST_NOW: Record<Locale, string> = {
  en: 'just now',
  fr: 'à l’instant',
  de: 'gerade eben',
  es: 'ahora mismo',
  it: 'proprio ora',
  no: 'akkurat nå',
};
