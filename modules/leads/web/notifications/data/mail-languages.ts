import {
  type FormMail,
  hasDefaultTexts,
  MAIL_TEXTS,
} from '#modules/leads/contract/forms/form-mails.ts';
import type { FormTranslations } from '#modules/leads/contract/forms/form-translations.ts';
import type { Locale } from '#platform/contract/locale.ts';

/** A mail is available in a language if it has subject and body; the other texts are optional. */
const NEEDED = MAIL_TEXTS.filter((name) => name === 'subject' || name === 'body');

/** Activated languages that a mail is missing; mails with default texts are never missing any. */
export function languagesLacking(
  { activatedLocales, list }: FormTranslations,
  mail: FormMail,
): Locale[] {
  if (hasDefaultTexts(mail)) return [];
  return activatedLocales.filter((locale) =>
    NEEDED.some((name) => !list[locale]?.[`mail.${mail}.${name}`]?.trim()),
  );
}
