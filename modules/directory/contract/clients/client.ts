import { z } from 'zod';
import { fieldsWith, partOf } from '#platform/contract/fields/record-fields.ts';
import { clientFields } from './client-fields.ts';

/** A brand that works with the suite: what it is called, which modules it has, how its public pages look. */
const defaultIsOneOfThem = {
  check: (given: { locales?: string[] | undefined; defaultLocale?: string | undefined }) =>
    !given.locales || !given.defaultLocale || given.locales.includes(given.defaultLocale),
  says: { error: 'defaultLocaleNotGiven', path: ['defaultLocale'] },
};

const all = z.strictObject(partOf(clientFields, 'schema'));

export const newClientSchema = all
  .partial()
  .required({ identifier: true, brandId: true, name: true, modules: true })
  .refine(defaultIsOneOfThem.check, defaultIsOneOfThem.says);
export type NewClient = z.output<typeof newClientSchema>;

/** Only what is given changes; the version is the one that was read. */
export const clientChangesSchema = all
  .omit({ identifier: true, brandId: true })
  .partial()
  .extend({ version: z.number().int() })
  .refine(defaultIsOneOfThem.check, defaultIsOneOfThem.says);
export type ClientChanges = z.output<typeof clientChangesSchema>;

/** A client as lists show it. */
export const clientRowSchema = z.object({
  uuid: z.string(),
  ...partOf(clientFields, 'shown', fieldsWith(clientFields, 'inRow')),
  locations: z.number().int(),
  products: z.number().int(),
  createdAt: z.string(),
  archivedAt: z.string().nullable(),
});
export type ClientRow = z.infer<typeof clientRowSchema>;

export const clientDetailSchema = clientRowSchema.extend({
  ...partOf(clientFields, 'shown'),
  /** Shown by `GET /gtr-core/clients/{uuid}/logo`; the id changes with the picture. */
  logoId: z.string().nullable(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type ClientDetail = z.infer<typeof clientDetailSchema>;
