import type { Form } from '#modules/leads/contract/forms/form.ts';
import { type Locale, languageTagsOf, localeAmong } from '#platform/contract/locale.ts';

/** The language that is asked for where the form speaks it, else the first that the visitor reads, else the form's own. */
export function localeOfVisitor(
  { translations }: Pick<Form, 'translations'>,
  { asked, acceptLanguage }: { asked: Locale | undefined; acceptLanguage: string | undefined },
): Locale {
  const { activatedLocales, defaultLocale } = translations;
  if (asked && activatedLocales.includes(asked)) return asked;
  return localeAmong(activatedLocales, languageTagsOf(acceptLanguage)) ?? defaultLocale;
}
