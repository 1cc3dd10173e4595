import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { slug, uuid } from '#platform/contract/ids.ts';
import { definePort } from '#platform/contract/port.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { CONFIG_BYTES, LOCATOR_NAME_MAX_LENGTH, LOCATOR_SLUG_MAX_LENGTH } from './limits.ts';
import { locatorConfigSchema } from './locator-config.ts';
import { changeLocators, createLocators, seeLocators } from './permissions.ts';

/** Store locators of a brand: list, create, edit as a draft, publish as a version, restore [LOC-01, LOC-02, LOC-03]. */
export const slugTaken = defineProblem<{ slug: string }>({
  status: 409,
  code: 'LOCATOR_SLUG_TAKEN',
  title: 'Another locator has this slug.',
  field: 'body.slug',
});
export const hostTaken = defineProblem<{ host: string }>({
  status: 409,
  code: 'LOCATOR_HOST_TAKEN',
  title: 'Another page is served under this host name.',
  field: 'body.host',
});
export const tooManyLocators = defineProblem<{ limit: number }>({
  status: 409,
  code: 'TOO_MANY_LOCATORS',
  title: 'The brand has as many locators as it can have.',
});

export const locatorSlugSchema = slug.max(LOCATOR_SLUG_MAX_LENGTH);
/** Reserved for other pages: `platform/locator/list` is a screen, `/l/assets` contains files of the public site. */
const RESERVED_SLUGS: readonly string[] = ['assets', 'creation', 'dashboard', 'list'];
export const newSlugSchema = z
  .string()
  .min(1)
  .max(LOCATOR_SLUG_MAX_LENGTH)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'slugFormat' })
  .refine((given) => !RESERVED_SLUGS.includes(given), { error: 'slugReserved' });
const nameSchema = line({ min: 1, max: LOCATOR_NAME_MAX_LENGTH });
export const newLocatorSchema = z.strictObject({ name: nameSchema, slug: newSlugSchema });
/** `stores.brand.example`; empty if the site is only served on the suite's host. */
const hostSchema = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .max(253)
      .regex(/^(?:(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9])?$/, {
        error: 'hostName',
      }),
  );

export const locatorRowSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** Increases with each save. */
  version: z.number().int(),
  clientId: z.string(),
  host: z.string(),
  updatedAt: z.iso.datetime(),
  hasDraft: z.boolean(),
  /** URL of its public site. */
  url: z.string(),
});
export type LocatorRow = z.infer<typeof locatorRowSchema>;

const draftSchema = z.object({
  config: locatorConfigSchema,
  /** Increases with each autosave; sent back with the next one, so that two editors do not overwrite each other. */
  revision: z.number().int(),
  updatedAt: z.iso.datetime(),
  /** User that saved it last. */
  by: z.string(),
});
export const locatorSchema = locatorRowSchema.extend({
  /** The published configuration. */
  config: locatorConfigSchema,
  /** Unpublished changes. */
  draft: draftSchema.nullable(),
});
export type Locator = z.infer<typeof locatorSchema>;

/** The client of a locator; slugs are unique across all clients. */
export const findLocatorOwner = definePort<{ id: string }, string | undefined>(
  'locator.owner-of-locator',
);

const LOCATORS = '/gtr-api/locator/clients/{clientId}/locators';
const LOCATOR = '/gtr-api/locator/locators/{slug}';
const module = 'locator';
const ofClient = z.strictObject({ clientId: uuid });
const ofLocator = z.strictObject({ slug: locatorSlugSchema });
const owned = { kind: 'client', client: 'params.slug', owner: findLocatorOwner } as const;

export const listLocatorsCall = defineCall({
  method: 'GET',
  path: LOCATORS,
  module,
  summary: 'The store locators of a client.',
  access: { kind: 'client', client: 'params.clientId', may: seeLocators },
  params: ofClient,
  response: z.object({ items: z.array(locatorRowSchema), total: z.number().int() }),
});

export const createLocatorCall = defineCall({
  method: 'POST',
  path: LOCATORS,
  module,
  summary: 'Make a store locator from its name and slug; it works at once.',
  access: { kind: 'client', client: 'params.clientId', may: createLocators },
  params: ofClient,
  body: newLocatorSchema,
  response: locatorSchema,
  status: 201,
  errors: [slugTaken, tooManyLocators],
});

export const checkLocatorSlugCall = defineCall({
  method: 'GET',
  path: `${LOCATORS}/check-slug`,
  module,
  summary: 'Whether a slug is free for a new store locator, and one that is.',
  access: { kind: 'client', client: 'params.clientId', may: createLocators },
  params: ofClient,
  query: z.strictObject({ slug: newSlugSchema }),
  response: z.object({ free: z.boolean(), proposal: z.string() }),
});

export const getLocatorCall = defineCall({
  method: 'GET',
  path: LOCATOR,
  module,
  summary: 'A store locator with what is published and what is not yet.',
  access: { ...owned, may: seeLocators },
  params: ofLocator,
  response: locatorSchema,
  errors: [notFound],
});

export const saveLocatorCall = defineCall({
  method: 'PUT',
  path: LOCATOR,
  module,
  summary: 'Publish a configuration as the next version; the draft is gone.',
  access: { ...owned, may: changeLocators },
  params: ofLocator,
  body: z.strictObject({
    name: nameSchema.optional(),
    host: hostSchema.optional(),
    config: locatorConfigSchema,
    /** The version that the user edited; refused if there is a newer one. If omitted, any version is replaced. */
    version: z.number().int().min(1).optional(),
  }),
  bodyBytes: CONFIG_BYTES,
  response: locatorSchema,
  errors: [notFound, changedMeanwhile, hostTaken],
});

export const saveLocatorDraftCall = defineCall({
  method: 'PUT',
  path: `${LOCATOR}/draft`,
  module,
  summary: 'Store a draft without publishing it.',
  access: { ...owned, may: changeLocators },
  params: ofLocator,
  body: z.strictObject({
    config: locatorConfigSchema,
    /** Revision of the draft that was changed; 0 if there was none. */
    revision: z.number().int().min(0),
  }),
  bodyBytes: CONFIG_BYTES,
  response: locatorSchema,
  errors: [notFound, changedMeanwhile],
});

export const discardLocatorDraftCall = defineCall({
  method: 'DELETE',
  path: `${LOCATOR}/draft`,
  module,
  summary: 'Drop what is not published.',
  access: { ...owned, may: changeLocators },
  params: ofLocator,
  response: locatorSchema,
  errors: [notFound],
});

export const deleteLocatorCall = defineCall({
  method: 'DELETE',
  path: LOCATOR,
  module,
  summary: 'Delete a store locator with its public site.',
  access: { ...owned, may: changeLocators },
  params: ofLocator,
  response: z.null(),
  status: 204,
  errors: [notFound],
});

export const listLocatorVersionsCall = defineCall({
  method: 'GET',
  path: `${LOCATOR}/versions`,
  module,
  summary: 'The published versions of a store locator, newest first.',
  access: { ...owned, may: seeLocators },
  params: ofLocator,
  response: z.object({
    items: z.array(
      z.object({
        version: z.number().int(),
        savedAt: z.iso.datetime(),
        by: z.string(),
        /** The version it was restored from. */
        restoredFrom: z.number().int().nullable(),
        /** Fields that differ from the previous version. */
        changed: z.array(z.string()),
      }),
    ),
  }),
  errors: [notFound],
});

export const getLocatorVersionCall = defineCall({
  method: 'GET',
  path: `${LOCATOR}/versions/{version}`,
  module,
  summary: 'One published version of a store locator.',
  access: { ...owned, may: seeLocators },
  params: ofLocator.extend({ version: z.coerce.number().int().min(1) }),
  response: z.object({ version: z.number().int(), config: locatorConfigSchema }),
  errors: [notFound],
});

export const restoreLocatorVersionCall = defineCall({
  method: 'POST',
  path: `${LOCATOR}/versions/{version}/restore`,
  module,
  summary: 'Publish an older version again, as the next version.',
  access: { ...owned, may: changeLocators },
  params: ofLocator.extend({ version: z.coerce.number().int().min(1) }),
  response: locatorSchema,
  errors: [notFound],
});

/** Preview next to the editor: the real public site with the draft, for some minutes. */
export const previewLocatorCall = defineCall({
  method: 'POST',
  path: `${LOCATOR}/preview`,
  module,
  summary: 'An address that shows the public site with a configuration that is not published.',
  access: { ...owned, may: seeLocators },
  params: ofLocator,
  body: z.strictObject({ config: locatorConfigSchema }),
  bodyBytes: CONFIG_BYTES,
  response: z.object({ url: z.string() }),
  errors: [notFound],
});

export const getPublicLocatorCall = defineCall({
  method: 'GET',
  path: '/gtr-api/locator/public/locators/{slug}',
  module,
  summary: 'What a public locator site needs of its configuration.',
  access: { kind: 'public', reason: 'A store locator is published for everybody.' },
  anyOrigin: true,
  params: ofLocator,
  response: z.object({
    slug: z.string(),
    name: z.string(),
    version: z.number().int(),
    clientId: z.string(),
    url: z.string(),
    /** Without keys of the search index and without the dashboard's sources. */
    config: z.record(z.string(), z.unknown()),
  }),
  errors: [notFound],
});
