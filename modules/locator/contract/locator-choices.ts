import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { findLocatorOwner, locatorSlugSchema } from './locator-calls.ts';
import { seeLocators } from './permissions.ts';

/** Choices of the locator editor: named records of other modules and the default texts of the public site [LOC-03]. */
export const getLocatorChoicesCall = defineCall({
  method: 'GET',
  path: '/gtr-api/locator/locators/{slug}/choices',
  module: 'locator',
  summary: 'Location types, attributes, forms and texts that a locator can be set up with.',
  access: { kind: 'client', client: 'params.slug', owner: findLocatorOwner, may: seeLocators },
  params: z.strictObject({ slug: locatorSlugSchema }),
  response: z.object({
    types: z.array(z.object({ id: z.string(), name: z.string(), locations: z.number().int() })),
    /** Names of attributes that locations of the brand have, most used first. */
    attributes: z.array(z.string()),
    forms: z.array(z.object({ id: z.string(), name: z.string(), active: z.boolean() })),
    /** Colour of the brand. */
    color: z.string().nullable(),
    /** By language and key without `site.`. */
    texts: z.record(localeSchema, z.record(z.string(), z.string())),
  }),
  errors: [notFound],
});
export type LocatorChoices = z.infer<typeof getLocatorChoicesCall.response>;

/** Number of area pages per level for the stores of the draft, or else of the published configuration. */
export const getAreaPagesCall = defineCall({
  method: 'GET',
  path: '/gtr-api/locator/locators/{slug}/area-pages',
  module: 'locator',
  summary: 'Number of countries, regions, counties and cities that have a page in a locator.',
  access: { kind: 'client', client: 'params.slug', owner: findLocatorOwner, may: seeLocators },
  params: z.strictObject({ slug: locatorSlugSchema }),
  response: z.object({
    /** Number of areas per level, from countries down to cities; the configuration sets which levels have pages. */
    levels: z.array(z.number().int()).length(4),
  }),
  errors: [notFound],
});
