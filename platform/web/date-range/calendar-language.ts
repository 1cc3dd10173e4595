import dayjs from 'dayjs';
import type { Locale } from '#platform/contract/locale.ts';

/** English is built in; only the user's language is downloaded. */
const LANGUAGES: Record<Locale, () => Promise<unknown>> = {
  en: async () => {},
  fr: () => import('dayjs/locale/fr.js'),
  es: () => import('dayjs/locale/es.js'),
  it: () => import('dayjs/locale/it.js'),
  de: () => import('dayjs/locale/de.js'),
  no: () => import('dayjs/locale/nb.js'),
};

const loaded = new Map<Locale, Promise<void>>();

/** Cached, because React's `use` needs the same promise each time. */
export function calendarLanguage(locale: Locale): Promise<void> {
  const known = loaded.get(locale) ?? loadCalendarLanguage(locale);
  loaded.set(locale, known);
  return known;
}

async function loadCalendarLanguage(locale: Locale): Promise<void> {
  await LANGUAGES[locale]();
  dayjs.locale(locale === 'no' ? 'nb' : locale);
}
