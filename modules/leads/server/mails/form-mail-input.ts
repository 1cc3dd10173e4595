import { z } from 'zod';
import {
  type FormMail,
  hasDefaultTexts,
  MAIL_TEXTS,
} from '#modules/forms/contract/form-notifications.ts';
import { LEXICONS } from '#modules/forms/contract/form-settings.ts';
import type { FormTranslations } from '#modules/forms/contract/texts/form-texts.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { formatDistance } from '#platform/server/texts/format-distance.ts';
import { formatDay } from './format-for-mail.ts';

const textSchema = z.string();

/** An open lead in a reminder, with the available actions. */
const itemSchema = z.object({
  tone: z.enum(['new', 'accepted']),
  standing: textSchema,
  title: textSchema,
  text: textSchema,
  time: z.object({ over: z.number(), words: textSchema }),
  buttons: z.array(z.object({ label: textSchema, url: textSchema })),
});

/** All content of a form's mail in the reader's language; empty parts are omitted. */
export const formMailInput = z.object({
  /** The brand's texts; null uses the default texts in the reader's language. */
  texts: z
    .object({ subject: textSchema, heading: textSchema, body: textSchema, button: textSchema })
    .nullable(),
  values: z.record(textSchema, textSchema),
  lexicon: z.enum(LEXICONS),
  /** Text after the term for a lead, above the heading. */
  eyebrow: textSchema,
  /** What changed since the last mail of this kind. */
  notice: textSchema,
  place: textSchema,
  message: textSchema,
  facts: z.array(z.object({ name: textSchema, value: textSchema })),
  links: z.object({ open: textSchema, reject: textSchema }),
  /** The shop concerned, because the recipient may represent several. */
  shop: textSchema,
  /** Number of other recipients. */
  others: z.number(),
  /** Expiry of the links. */
  linkUntil: textSchema,
  /** Leads of a reminder, earliest deadline first; `more` counts the others. */
  items: z.array(itemSchema),
  more: z.number(),
  /** URL in a reminder to choose its frequency. */
  reminders: textSchema,
  sender: z.object({
    name: textSchema,
    /** Postal address of the sender, for the footer. */
    address: textSchema.default(''),
    logo: z.object({ clientId: textSchema, fileId: textSchema }).nullable(),
  }),
  /** A test mail to the user; the subject says so. */
  isTest: z.boolean(),
});
export type FormMailInput = z.output<typeof formMailInput>;
export type ReminderItem = FormMailInput['items'][number];

/** Parts that are empty in most mails. */
export const NOTHING_MORE = {
  eyebrow: '',
  notice: '',
  shop: '',
  linkUntil: '',
  others: 0,
  items: [],
  more: 0,
  reminders: '',
};

export type MailTexts = Record<(typeof MAIL_TEXTS)[number], string>;

/** A mail uses one language throughout: the reader's if the form supports it, otherwise the form's first. */
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

/** Texts of the brand; null if it has none and the default texts are used. */
export function mailTexts(
  { list }: Pick<FormTranslations, 'list'>,
  mail: FormMail,
  locale: Locale,
): MailTexts | null {
  if (hasDefaultTexts(mail) && !isWritten({ list }, mail, locale)) return null;
  const text = (name: string) => list[locale]?.[`mail.${mail}.${name}`] ?? '';
  return Object.fromEntries(MAIL_TEXTS.map((name) => [name, text(name)])) as MailTexts;
}

const AN_ADDRESS = 'https://comptoir.example/protected/lead/example';

/** Sample data, for a form without requests and for the list of all mails. */
export function exampleMail(
  mail: FormMail,
  locale: Locale,
  { distanceUnit = 'km' as 'km' | 'mi', days = 7 } = {},
): FormMailInput {
  const shop = 'Haushaltswaren Lindenmüller';
  const product = 'Cocotte ronde, 26 cm';
  const answerBy = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const distance = formatDistance(1.4, distanceUnit, locale);
  const isToShop = mail === 'newLead' || mail === 'newLeadCopy';
  return {
    ...NOTHING_MORE,
    texts: null,
    values: {
      firstname: 'Friederike',
      product,
      shop,
      distance,
      answer_by: formatDay(answerBy, { locale, timeZone: 'UTC' }),
      days: String(days),
    },
    lexicon: 'request',
    place: isToShop ? `Freiburg · ${distance}` : '',
    message: '',
    facts: [],
    links: { open: AN_ADDRESS, reject: mail === 'newLead' || mail === 'outcome' ? AN_ADDRESS : '' },
    sender: { name: 'Maison Aubrac', logo: null, address: '12210 Laguiole, France' },
    isTest: false,
  };
}
