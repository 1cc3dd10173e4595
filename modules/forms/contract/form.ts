import { z } from 'zod';
import { localeSchema } from '#platform/contract/locale.ts';
import { line } from '#platform/contract/text/text.ts';
import { formFieldsSchema } from './form-field.ts';
import { formNotificationsSchema } from './form-notifications.ts';
import { formSecretsSchema, formSettingsSchema } from './form-settings.ts';
import { FORM_NAME_MAX_LENGTH } from './limits.ts';
import { locationSettingsSchema } from './location-settings.ts';
import { formStaticsSchema, formTranslationsSchema } from './texts/form-texts.ts';

/** The `informations` section. */
export const formInformationsSchema = z.strictObject({
  name: line({ min: 1, max: FORM_NAME_MAX_LENGTH }),
  description: z.string().max(2_000),
  /** An inactive form accepts no requests, and pages that show it say so. */
  active: z.boolean(),
});

/** The sections of a form; they can be saved separately or together [FORM-01]. */
export const formSectionsSchema = z.strictObject({
  informations: formInformationsSchema,
  settings: formSettingsSchema,
  locationSettings: locationSettingsSchema,
  fields: formFieldsSchema,
  statics: formStaticsSchema,
  translations: formTranslationsSchema,
  notifications: formNotificationsSchema,
});
export type FormSections = z.output<typeof formSectionsSchema>;
export type FormSection = keyof FormSections;
export const FORM_SECTIONS = Object.keys(formSectionsSchema.shape) as FormSection[];

/** Only given sections change, all or none; `version` is the version that was read. */
export const formChangesSchema = formSectionsSchema
  .partial()
  .extend({ secrets: formSecretsSchema.optional(), version: z.number().int().optional() });
export type FormChanges = z.output<typeof formChangesSchema>;

export const formSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  ...formSectionsSchema.shape,
  /** Names of the stored secrets; their values are never returned. */
  secretsSet: z.array(z.string()),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Form = z.output<typeof formSchema>;

/** A row of the list. */
export const formRowSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  name: z.string(),
  active: z.boolean(),
  locales: z.array(localeSchema),
  fields: z.number().int(),
  /** Number of texts missing in an activated language. */
  missingTexts: z.number().int(),
  /** Leads of the last thirty days. */
  leads: z.number().int(),
  lastLeadAt: z.string().nullable(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type FormRow = z.output<typeof formRowSchema>;
