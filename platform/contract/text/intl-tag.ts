import { type Locale, languageTag } from '../locale.ts';

/** The suite's English is European in its dates (22 Sep, 24 hours) and international in its figures (182K). */
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
