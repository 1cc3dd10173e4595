import { z } from 'zod';
import { fieldsWith, pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { clientFields } from './client-fields.ts';

/** The default locale must be one of the client's locales. */
const defaultIsOneOfThem = {
  check: (given: { locales?: string[] | undefined; defaultLocale?: string | undefined }) =>
    !given.locales || !given.defaultLocale || given.locales.includes(given.defaultLocale),
  says: { error: 'defaultLocaleNotGiven', path: ['defaultLocale'] },
};

const all = z.strictObject(pickFieldPart(clientFields, 'schema'));

export const newClientSchema = all
  .partial()
  .required({ identifier: true, brandId: true, name: true, modules: true })
  .refine(defaultIsOneOfThem.check, defaultIsOneOfThem.says);
export type NewClient = z.output<typeof newClientSchema>;

/** Only the given fields change; `version` is the version that the user read. */
export const clientChangesSchema = all
  .omit({ identifier: true, brandId: true })
  .partial()
  .extend({ version: z.number().int() })
  .refine(defaultIsOneOfThem.check, defaultIsOneOfThem.says);
export type ClientChanges = z.output<typeof clientChangesSchema>;

/** A client as lists show it. */
export const clientRowSchema = z.object({
  uuid: z.string(),
  ...pickFieldPart(clientFields, 'shown', fieldsWith(clientFields, 'inRow')),
  locations: z.number().int(),
  products: z.number().int(),
  createdAt: z.string(),
  archivedAt: z.string().nullable(),
});
export type ClientRow = z.infer<typeof clientRowSchema>;

export const clientDetailSchema = clientRowSchema.extend({
  ...pickFieldPart(clientFields, 'shown'),
  /** Shown by `GET /gtr-core/clients/{uuid}/logo`; the id changes with the picture. */
  logoId: z.string().nullable(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type ClientDetail = z.infer<typeof clientDetailSchema>;
