import {
  type FormMail,
  hasOurWords,
  MAIL_TEXTS,
} from '#modules/leads/contract/forms/form-mails.ts';
import type { FormTranslations } from '#modules/leads/contract/forms/form-translations.ts';
import type { Locale } from '#platform/contract/locale.ts';

/** A mail speaks a language when it has a subject and a body in it; the rest may be left out. */
const NEEDED = MAIL_TEXTS.filter((name) => name === 'subject' || name === 'body');

/** The languages of the form that a mail still lacks; one that has our words where the brand wrote none lacks nothing. */
export function languagesLacking(
  { activatedLocales, list }: FormTranslations,
  mail: FormMail,
): Locale[] {
  if (hasOurWords(mail)) return [];
  return activatedLocales.filter((locale) =>
    NEEDED.some((name) => !list[locale]?.[`mail.${mail}.${name}`]?.trim()),
  );
}
