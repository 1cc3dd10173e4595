import {
  type FormMail,
  hasDefaultTexts,
  MAIL_TEXTS,
} from '#modules/leads/contract/forms/form-mails.ts';
import type { FormTranslations } from '#modules/leads/contract/forms/form-translations.ts';
import type { Locale } from '#platform/contract/locale.ts';

export type MailTexts = Record<(typeof MAIL_TEXTS)[number], string>;

/** A mail is in one language from its subject to its end: the reader's where the form has it, else the form's first. */
export function mailLocale(
  { activatedLocales, defaultLocale, list }: FormTranslations,
  mail: FormMail,
  reader: string | null | undefined,
): Locale {
  const locale = activatedLocales.find((each) => each === reader);
  return locale && (hasDefaultTexts(mail) || isWritten({ list }, mail, locale))
    ? locale
    : defaultLocale;
}

function isWritten(
  { list }: Pick<FormTranslations, 'list'>,
  mail: FormMail,
  locale: Locale,
): boolean {
  const has = (text: string) => list[locale]?.[`mail.${mail}.${text}`]?.trim();
  return Boolean(has('subject') && has('body'));
}

/** As the brand has written them; null: it has written none, and ours are sent. */
export function mailTexts(
  { list }: Pick<FormTranslations, 'list'>,
  mail: FormMail,
  locale: Locale,
): MailTexts | null {
  if (hasDefaultTexts(mail) && !isWritten({ list }, mail, locale)) return null;
  const text = (name: string) => list[locale]?.[`mail.${mail}.${name}`] ?? '';
  return Object.fromEntries(MAIL_TEXTS.map((name) => [name, text(name)])) as MailTexts;
}
