import { z } from 'zod';
import { localeSchema } from '#platform/contract/locale.ts';
import { formSectionsSchema } from './form.ts';
import { formFieldSchema } from './form-field.ts';

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
  /** Whether the visitor chooses a shop or gets the nearest; the default is choosing. */
  goesTo: locationSettings.shape.goesTo.optional(),
  fields: z.array(formFieldSchema.omit({ criterion: true })),
  statics,
  locales: z.array(localeSchema),
  locale: localeSchema,
  /** The texts of one language, by their keys. */
  texts: z.record(z.string(), z.string()),
});
export type PublicForm = z.output<typeof publicFormSchema>;
