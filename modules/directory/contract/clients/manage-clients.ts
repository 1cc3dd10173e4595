import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { PRODUCTS, SUITE_MODULES } from '#platform/contract/navigation.ts';
import { pageOf } from '#platform/contract/paging.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { currencySchema } from '../currency.ts';
import { PLACE_NAME_MAX_LENGTH } from '../limits.ts';
import { clientList } from './client-list.ts';
import {
  brandColorTooLight,
  brandIdTaken,
  clientArchived,
  identifierTaken,
  shortUrlBaseTaken,
} from './client-problems.ts';
import { shortUrlBaseSchema } from './short-url-base.ts';

/** Super admins make clients, give them modules and brand settings, and archive them [SUP-01]. */
const access = { kind: 'super-admin' } as const;
const params = z.strictObject({ uuid });

const clientModuleSchema = z.strictObject({
  module: z.enum(SUITE_MODULES).exclude(['superadmin']),
  product: z.enum(PRODUCTS),
});

export const clientRowSchema = z.object({
  uuid: z.string(),
  identifier: z.string(),
  brandId: z.string(),
  name: z.string(),
  modules: z.array(z.object({ module: z.enum(SUITE_MODULES), product: z.enum(PRODUCTS) })),
  locations: z.number().int(),
  products: z.number().int(),
  createdAt: z.string(),
  archivedAt: z.string().nullable(),
});
export type ClientRow = z.infer<typeof clientRowSchema>;

export const clientDetailSchema = clientRowSchema.extend({
  shortUrlBase: z.string().nullable(),
  locales: z.array(localeSchema),
  defaultLocale: localeSchema,
  currency: z.string(),
  /** Shown by `GET /gtr-core/clients/{uuid}/logo`; the id changes with the picture. */
  logoId: z.string().nullable(),
  brandColor: z.string().nullable(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type ClientDetail = z.infer<typeof clientDetailSchema>;

const settings = {
  name: line({ min: 1, max: PLACE_NAME_MAX_LENGTH }),
  modules: z
    .array(clientModuleSchema)
    .max(SUITE_MODULES.length)
    .refine((given) => new Set(given.map(({ module }) => module)).size === given.length, {
      error: 'moduleTwice',
    }),
  shortUrlBase: shortUrlBaseSchema.nullable(),
  locales: z
    .array(localeSchema)
    .min(1)
    .refine((given) => new Set(given).size === given.length, { error: 'localeTwice' }),
  defaultLocale: localeSchema,
  currency: currencySchema,
  brandColor: z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .pipe(z.string().regex(/^#[0-9a-f]{6}$/, { error: 'color' }))
    .nullable(),
};
const defaultIsOneOfThem = {
  check: (given: { locales?: string[] | undefined; defaultLocale?: string | undefined }) =>
    !given.locales || !given.defaultLocale || given.locales.includes(given.defaultLocale),
  says: { error: 'defaultLocaleNotGiven', path: ['defaultLocale'] },
};

export const newClientSchema = z
  .strictObject({
    /** Small letters, digits and hyphens; it cannot be changed later. */
    identifier: z
      .string()
      .transform((text) => text.trim().toLowerCase())
      .pipe(
        z
          .string()
          .min(1)
          .max(100)
          .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'identifier' }),
      ),
    brandId: line({ min: 1, max: 40 }).refine((text) => /^[A-Za-z0-9_-]+$/.test(text), {
      error: 'brandId',
    }),
    ...z.strictObject(settings).partial().required({ name: true, modules: true }).shape,
  })
  .refine(defaultIsOneOfThem.check, defaultIsOneOfThem.says);
export type NewClient = z.output<typeof newClientSchema>;

export const clientChangesSchema = z
  .strictObject(settings)
  .partial()
  .extend({ version: z.number().int() })
  .refine(defaultIsOneOfThem.check, defaultIsOneOfThem.says);
export type ClientChanges = z.output<typeof clientChangesSchema>;

export const listAllClientsCall = defineCall({
  method: 'GET',
  path: '/api/sa/clients',
  module: 'directory',
  summary: 'All clients of the suite, searched and sorted.',
  access,
  query: z.strictObject(clientList.query),
  response: pageOf(clientRowSchema),
});

export const getClientDetailCall = defineCall({
  method: 'GET',
  path: '/api/sa/clients/{uuid}',
  module: 'directory',
  summary: 'One client with its modules and brand settings.',
  access,
  params,
  response: clientDetailSchema,
  errors: [notFound],
});

const settingsProblems = [shortUrlBaseTaken, brandColorTooLight] as const;

export const createClientCall = defineCall({
  method: 'POST',
  path: '/gtr-core/clients',
  module: 'directory',
  summary: 'Add a client.',
  access,
  body: newClientSchema,
  response: clientDetailSchema,
  status: 201,
  errors: [identifierTaken, brandIdTaken, ...settingsProblems],
});

export const updateClientCall = defineCall({
  method: 'PATCH',
  path: '/gtr-core/clients/{uuid}',
  module: 'directory',
  summary: 'Change a client, its modules and its brand settings.',
  access,
  params,
  body: clientChangesSchema,
  response: clientDetailSchema,
  errors: [notFound, changedMeanwhile, clientArchived, ...settingsProblems],
});

export const archiveClientCall = defineCall({
  method: 'POST',
  path: '/gtr-core/clients/{uuid}/archive',
  module: 'directory',
  summary: 'Archive a client: its users lose access at once, its data stays.',
  access,
  params,
  body: z.strictObject({}),
  response: clientDetailSchema,
  errors: [notFound],
});

export const restoreClientCall = defineCall({
  method: 'POST',
  path: '/gtr-core/clients/{uuid}/restore',
  module: 'directory',
  summary: 'Bring an archived client back.',
  access,
  params,
  body: z.strictObject({}),
  response: clientDetailSchema,
  errors: [notFound],
});
