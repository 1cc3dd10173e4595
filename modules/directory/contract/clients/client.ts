import { z } from 'zod';
import {
  collectSortOptions,
  fieldsWith,
  pickFieldPart,
} from '#platform/contract/fields/record-fields.ts';
import { defineList, type FilterOf, type ViewOf } from '#platform/contract/lists/define-list.ts';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { DIRECTORY_PAGE_SIZE } from '../limits.ts';
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

/** A client as a row of a list. */
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

/** Filters, sorts and views of the list of all clients; archived clients have a separate view [SUP-01]. */
export const clientList = defineList({
  views: ['active', 'archived'],
  fields: {
    ...pickFieldPart(clientFields, 'filter'),
    module: { kind: 'choice', item: z.enum(SUITE_MODULES) },
    created: { kind: 'date' },
  },
  sorts: collectSortOptions(clientFields, { first: 'name', own: ['createdAt'] }),
  pageSize: DIRECTORY_PAGE_SIZE,
});
export type ClientView = ViewOf<typeof clientList>;
export type ClientFilter = FilterOf<typeof clientList>;

/** Problems that client changes can return. */
export const identifierTaken = defineProblem<{ identifier: string }>({
  status: 409,
  code: 'IDENTIFIER_TAKEN',
  title: 'Another client has this identifier.',
  field: 'body.identifier',
});
export const brandIdTaken = defineProblem<{ brandId: string }>({
  status: 409,
  code: 'BRAND_ID_TAKEN',
  title: 'Another client has this brand id.',
  field: 'body.brandId',
});
export const shortUrlBaseTaken = defineProblem<{ shortUrlBase: string }>({
  status: 409,
  code: 'SHORT_URL_BASE_TAKEN',
  title: 'Another client has this base of short URLs.',
  field: 'body.shortUrlBase',
});
export const brandColorTooLight = defineProblem<{ ratio: string; needed: string }>({
  status: 422,
  code: 'BRAND_COLOR_TOO_LIGHT',
  title: 'White text on this colour cannot be read well enough.',
  field: 'body.brandColor',
});
export const timeZoneUnknown = defineProblem<{ timeZone: string }>({
  status: 422,
  code: 'TIME_ZONE_UNKNOWN',
  title: 'The database does not know this time zone.',
  field: 'body.timeZone',
});
export const clientArchived = defineProblem({
  status: 409,
  code: 'CLIENT_ARCHIVED',
  title: 'The client is archived; restore it first.',
});
