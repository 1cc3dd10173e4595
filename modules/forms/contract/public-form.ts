import { z } from 'zod';
import { type Locale, localeSchema } from '#platform/contract/locale.ts';
import { type FormSections, formSectionsSchema } from './form.ts';
import { formFieldSchema } from './form-field.ts';
import { listTextKeys } from './texts/form-texts.ts';

const { settings, locationSettings, statics } = formSectionsSchema.shape;

/** Data that the widget needs to render a form; contains nothing confidential. */
export const publicFormSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  brand: z.object({
    name: z.string(),
    color: z.string().nullable(),
    logoUrl: z.string().nullable(),
  }),
  settings: settings.pick({
    captcha: true,
    captchaSiteKey: true,
    geosearchResultLimit: true,
    resultDisplay: true,
    autoGeolocation: true,
    distanceUnit: true,
    monetized: true,
    product: true,
    located: true,
    currency: true,
  }),
  countries: locationSettings.shape.countries,
  /** Whether the visitor chooses a shop or gets the nearest one. Default: chooses. */
  goesTo: locationSettings.shape.goesTo.optional(),
  fields: z.array(formFieldSchema.omit({ criterion: true })),
  statics,
  locales: z.array(localeSchema),
  locale: localeSchema,
  /** Texts of one language by key. */
  texts: z.record(z.string(), z.string()),
});
export type PublicForm = z.output<typeof publicFormSchema>;

/** The form data for the widget: the server builds it from the saved form, the editor from the draft [FORM-07]. */
export function toPublicForm(
  form: Pick<PublicForm, 'id' | 'version' | 'brand'> &
    Pick<FormSections, 'settings' | 'locationSettings' | 'fields' | 'statics' | 'translations'>,
  locale: Locale,
): PublicForm {
  const { settings, translations } = form;
  return {
    id: form.id,
    version: form.version,
    brand: form.brand,
    settings: {
      captcha: settings.captcha,
      captchaSiteKey: settings.captchaSiteKey,
      geosearchResultLimit: settings.geosearchResultLimit,
      resultDisplay: settings.resultDisplay,
      autoGeolocation: settings.autoGeolocation,
      distanceUnit: settings.distanceUnit,
      monetized: settings.monetized,
      product: settings.product,
      located: settings.located,
      currency: settings.currency,
    },
    countries: form.locationSettings.countries,
    goesTo: form.locationSettings.goesTo,
    fields: form.fields.map(({ criterion: _, ...field }) => field),
    statics: form.statics,
    locales: translations.activatedLocales,
    locale,
    texts: toPublicTexts(form, locale),
  };
}

/** Missing texts fall back to the default language; mail texts are excluded because pages do not show them. */
export function toPublicTexts(
  { fields, statics, translations }: Pick<FormSections, 'fields' | 'statics' | 'translations'>,
  locale: Locale,
): Record<string, string> {
  const { list, defaultLocale } = translations;
  return Object.fromEntries(
    listTextKeys({ fields, statics })
      .filter(({ part }) => part !== 'mail')
      .map(({ key }) => [key, list[locale]?.[key]?.trim() || list[defaultLocale]?.[key]?.trim()])
      .filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
