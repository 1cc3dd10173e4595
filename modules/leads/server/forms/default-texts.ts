import { FORM_MAIL_NAMES, MAIL_TEXTS } from '#modules/leads/contract/forms/form-mails.ts';
import { STANDARD_STATICS } from '#modules/leads/contract/forms/form-statics.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';

/** Fields with default labels in six languages. */
const KNOWN_FIELDS = [
  'product',
  'firstname',
  'lastname',
  'email',
  'phone',
  'zip',
  'message',
  'consent_email',
] as const;

/** No default text: only the brand knows whether it has such a page. */
const OF_THE_BRAND = new Set(['static.privacyUrl']);

const DEFAULT_KEYS = [
  ...Object.keys(STANDARD_STATICS).map((name) => `static.${name}`),
  ...KNOWN_FIELDS.map((field) => `field.${field}.label`),
  ...FORM_MAIL_NAMES.flatMap((mail) => MAIL_TEXTS.map((text) => `mail.${mail}.${text}`)),
].filter((key) => !OF_THE_BRAND.has(key));

/** The texts that a form starts from, in one language [FORM-05]. */
export function defaultTexts(
  { app }: { app: Pick<App, 'texts'> },
  locale: Locale,
): Record<string, string> {
  const t = app.texts.translator(locale);
  return Object.fromEntries(DEFAULT_KEYS.map((key) => [key, t(`leads:formText.${key}`)]));
}

export function defaultTextsByLocale({ app }: { app: Pick<App, 'texts'> }) {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, defaultTexts({ app }, locale)]),
  ) as Record<Locale, Record<string, string>>;
}
