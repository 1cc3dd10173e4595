import type { Form } from '#modules/leads/contract/forms/form.ts';
import { textKeysOf } from '#modules/leads/contract/forms/text-keys.ts';
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

/** What a visitor reads: no mail of the form, and the form's own language where a text is still on its way [FORM-05]. */
export function textsOfForm(form: Form, locale: Locale): Record<string, string> {
  const { list, defaultLocale } = form.translations;
  const texts = textKeysOf(form)
    .filter(({ part }) => part !== 'mail')
    .map(({ key }) => [key, list[locale]?.[key]?.trim() || list[defaultLocale]?.[key] || ''])
    .filter(([, text]) => text !== '');
  return Object.fromEntries(texts);
}
