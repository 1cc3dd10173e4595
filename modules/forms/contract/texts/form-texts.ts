import { z } from 'zod';
import { LOCALES, type Locale, localeSchema } from '#platform/contract/locale.ts';
import { type FormField, fieldKeySchema } from '../form-field.ts';
import { FORM_MAIL_NAMES, FORM_MAILS, hasDefaultTexts, MAIL_TEXTS } from '../form-notifications.ts';
import { FORM_TEXT_MAX_LENGTH, STATICS_LIMIT } from '../limits.ts';

/** `field.company_name.label`, `static.title`, `mail.newLead.subject`: see text-keys.ts. */
const textKeySchema = z
  .string()
  .max(120)
  .regex(/^[a-zA-Z0-9_]+(?:\.[a-zA-Z0-9_]+)+$/);
const textsSchema = z.record(textKeySchema, z.string().max(FORM_TEXT_MAX_LENGTH));

/** All texts of the form in every activated language [FORM-05]. */
export const formTranslationsSchema = z.strictObject({
  activatedLocales: z
    .array(localeSchema)
    .min(1)
    .refine((locales) => new Set(locales).size === locales.length, { error: 'keyUsed' }),
  /** Language in which labels are written first; one of the activated ones. */
  defaultLocale: localeSchema,
  list: z.partialRecord(z.enum(LOCALES), textsSchema),
});
export type FormTranslations = z.output<typeof formTranslationsSchema>;

/** Title for visitors. The form's name is internal and never leaves the back office. */
export function publicTitle({ list, defaultLocale }: FormTranslations, locale: Locale): string {
  return list[locale]?.['static.title'] || list[defaultLocale]?.['static.title'] || '';
}

/** Texts that every form has besides those of its fields. Mandatory ones are marked. */
export const STANDARD_STATICS = {
  title: { mandatory: true },
  intro: { mandatory: false },
  send: { mandatory: true },
  sent: { mandatory: true },
  sentDetail: { mandatory: false },
  chooseShop: { mandatory: true },
  privacy: { mandatory: false },
  privacyUrl: { mandatory: false },
} as const;
export type StandardStatic = keyof typeof STANDARD_STATICS;

export const STATIC_PLACES = ['top', 'beforeSend', 'afterSend'] as const;

/** An additional paragraph of the brand at a given place; its text is in the translations. */
export const formStaticsSchema = z
  .array(
    z.strictObject({
      key: fieldKeySchema,
      place: z.enum(STATIC_PLACES),
      mandatory: z.boolean().default(false),
    }),
  )
  .max(STATICS_LIMIT)
  .superRefine((statics, context) => {
    const keys = statics.map(({ key }) => key);
    for (const [index, key] of keys.entries())
      if (keys.indexOf(key) < index || Object.hasOwn(STANDARD_STATICS, key))
        context.addIssue({ code: 'custom', path: [index, 'key'], message: 'keyUsed' });
  });
export type FormStatics = z.output<typeof formStaticsSchema>;

/** A text of a form, in each of its languages. */
export interface TextKey {
  key: string;
  part: 'static' | 'field' | 'mail';
  /** Must not be empty in activated languages [FORM-05]. */
  mandatory: boolean;
  variables: readonly string[];
}

const FIELD_TEXTS = ['label', 'help', 'placeholder'] as const;

/** All texts of a form, in the order in which visitors see them. */
export function listTextKeys(form: {
  fields: readonly FormField[];
  statics: FormStatics;
}): TextKey[] {
  const plain = (key: string, part: TextKey['part'], mandatory: boolean): TextKey => ({
    key,
    part,
    mandatory,
    variables: [],
  });
  return [
    ...Object.entries(STANDARD_STATICS).map(([name, { mandatory }]) =>
      plain(`static.${name}`, 'static', mandatory),
    ),
    ...form.statics.map(({ key, mandatory }) => plain(`static.${key}`, 'static', mandatory)),
    ...form.fields.flatMap(({ key, options }) => [
      ...FIELD_TEXTS.map((text) => plain(`field.${key}.${text}`, 'field', text === 'label')),
      ...options.map((option) => plain(`field.${key}.option.${option.key}`, 'field', true)),
    ]),
    ...FORM_MAIL_NAMES.flatMap((mail) =>
      MAIL_TEXTS.map((text) => ({
        key: `mail.${mail}.${text}`,
        part: 'mail' as const,
        mandatory: !hasDefaultTexts(mail) && (text === 'subject' || text === 'body'),
        variables: FORM_MAILS[mail].variables,
      })),
    ),
  ];
}
