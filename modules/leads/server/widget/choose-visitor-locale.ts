import type { Form } from '#modules/leads/contract/forms/form.ts';
import { type Locale, localeAmong, parseAcceptLanguage } from '#platform/contract/locale.ts';

/** The requested language if the form supports it, else the visitor's first supported one, else the form's default. */
export function chooseVisitorLocale(
  { translations }: Pick<Form, 'translations'>,
  { asked, acceptLanguage }: { asked: Locale | undefined; acceptLanguage: string | undefined },
): Locale {
  const { activatedLocales, defaultLocale } = translations;
  if (asked && activatedLocales.includes(asked)) return asked;
  return localeAmong(activatedLocales, parseAcceptLanguage(acceptLanguage)) ?? defaultLocale;
}
