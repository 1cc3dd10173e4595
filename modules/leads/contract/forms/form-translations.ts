import { z } from 'zod';
import { LOCALES, type Locale, localeSchema } from '#platform/contract/locale.ts';
import { FORM_TEXT_MAX_LENGTH } from '../limits.ts';

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
  /** In which labels are written first; one of those that are activated. */
  defaultLocale: localeSchema,
  list: z.partialRecord(z.enum(LOCALES), textsSchema),
});
export type FormTranslations = z.output<typeof formTranslationsSchema>;

/** What visitors read above the form. Its name is the team's own and leaves the back office nowhere. */
export function publicTitle({ list, defaultLocale }: FormTranslations, locale: Locale): string {
  return list[locale]?.['static.title'] || list[defaultLocale]?.['static.title'] || '';
}
