import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { areaSums } from './area-figures.ts';
import { erpChoice, mapFilter, mapPeriod } from './map-filter.ts';
import { areaIdSchema, areaLevelSchema } from './measures.ts';
import { manageProspects, seeOpportunity } from './permissions.ts';

/** Details of one area, cluster or retailer on the map [OPP-01…05]. */
const module = 'opportunity';
const BASE = '/gtr-api/opportunity/clients/{clientId}';
const ofClient = z.strictObject({ clientId: uuid });
const access = { kind: 'client', client: 'params.clientId', may: seeOpportunity } as const;
const count = z.number().int();
/** In hundredths of the configuration's currency. */
const money = z.number();

/** Why an area is hot, strongest reason first; each reason links to the module for the next action. */
export const HOT_REASONS = [
  'growing',
  'no-retailer-near',
  'without-product',
  'leads-unanswered',
  'leads-sent-away',
  'bad-reviews',
  'closed-store',
  'prospects',
] as const;
export type HotReason = (typeof HOT_REASONS)[number];

const details = {
  ...areaSums,
  /** Share among the retailers that existed when the period began; null if there were none. */
  penetrationBefore: z.number().nullable(),
  topProducts: z.array(
    z.object({ sku: z.string(), name: z.string(), intentions: count, marketValue: money }),
  ),
  /** Shares of the intentions with a category. */
  categories: z.array(
    z.object({ slug: z.string(), label: z.string(), intentions: count, share: z.number() }),
  ),
  reasons: z.array(
    z.object({
      reason: z.enum(HOT_REASONS),
      count: z.number(),
      /** Parameters of the sentence: a town, a product, kilometres. */
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      /** Path of a screen on which to act, below the client's path; empty if there is none. */
      href: z.string(),
    }),
  ),
};
const personSchema = z.object({ id: z.string(), name: z.string(), locations: count });

export const getAreaDetailsCall = defineCall({
  method: 'GET',
  path: `${BASE}/areas/{areaId}`,
  module,
  summary:
    'One area: top products, categories, penetration, retailers, market value, and why it is hot.',
  access,
  params: z.strictObject({ clientId: uuid, areaId: areaIdSchema }),
  query: z.strictObject({ ...mapFilter, ...mapPeriod, ...erpChoice }),
  response: z.object({
    id: z.string(),
    name: z.string(),
    level: areaLevelSchema,
    /** Bounds of the area, without overseas parts. */
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    population: count,
    ...details,
    /** Number of prospects in the area, and of those in places where users found no store. */
    prospects: z.object({ all: count, whereUnserved: count }),
    representatives: z.array(personSchema),
  }),
  errors: [notFound],
});

export const getAreaProspectsCall = defineCall({
  method: 'GET',
  path: `${BASE}/areas/{areaId}/prospects`,
  module,
  summary:
    'The prospects of an area by town and name, all of them or those where nobody found a store.',
  access,
  params: z.strictObject({ clientId: uuid, areaId: areaIdSchema }),
  query: z.strictObject({
    whereUnserved: z.stringbool().default(false),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(200).default(100),
    ...mapFilter,
    ...mapPeriod,
    ...erpChoice,
  }),
  response: z.object({
    items: z.array(
      z.object({
        id: uuid,
        name: z.string(),
        city: z.string(),
        type: z.string(),
        longitude: z.number().nullable(),
        latitude: z.number().nullable(),
        /** Whether a sales representative is assigned. */
        isAssigned: z.boolean(),
      }),
    ),
    total: count,
  }),
  errors: [notFound],
});

export const findRepresentativesCall = defineCall({
  method: 'GET',
  path: `${BASE}/representatives`,
  module,
  summary: 'Sales representatives whom prospects can be given to, by name.',
  access: { ...access, may: manageProspects },
  params: ofClient,
  query: z.strictObject({ q: line({ max: 100 }).default('') }),
  response: z.object({ items: z.array(z.object({ id: uuid, name: z.string() })) }),
});

export const getClusterDetailsCall = defineCall({
  method: 'GET',
  path: `${BASE}/clusters/{zoom}/{x}/{y}`,
  module,
  summary: 'One cluster: its retailers, and the demand of the same cell of the map.',
  access,
  params: z.strictObject({
    clientId: uuid,
    zoom: z.coerce.number().int().min(0).max(24),
    x: z.coerce.number().int().min(0),
    y: z.coerce.number().int().min(0),
  }),
  query: z.strictObject({ ...mapFilter, ...mapPeriod, ...erpChoice }),
  response: z.object({
    ...details,
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    /** The first retailers, those of the brand first. */
    items: z.array(z.object({ id: uuid, name: z.string(), city: z.string(), sells: z.boolean() })),
  }),
  errors: [notFound],
});

export const getMarkerCall = defineCall({
  method: 'GET',
  path: `${BASE}/markers/{id}`,
  module,
  summary:
    'One retailer: what is known of it, its sales, its leads and reviews, and why it is hot.',
  access,
  params: z.strictObject({ clientId: uuid, id: uuid }),
  query: z.strictObject({ ...mapFilter, ...mapPeriod, ...erpChoice }),
  response: z.object({
    id: uuid,
    /** Null for a prospect. */
    locationId: uuid.nullable(),
    code: z.string(),
    name: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    longitude: z.number().nullable(),
    latitude: z.number().nullable(),
    affiliation: z.string(),
    activity: z.string(),
    subActivity: z.string(),
    type: z.string(),
    sells: z.boolean(),
    /** Date of creation in the directory. */
    since: z.iso.datetime().nullable(),
    closed: z.boolean(),
    /** Additional internal attributes. */
    attributes: z.record(z.string(), z.string()),
    areas: z.array(z.object({ id: z.string(), level: z.number().int(), name: z.string() })),
    ...details,
    leads: z.object({ all: count, open: count }).nullable(),
    reviews: z.object({ all: count, average: z.number().nullable() }).nullable(),
    /** Sales representatives of the locations [OPP-07]. */
    representatives: z.array(personSchema),
    openSuggestions: count,
    version: count,
  }),
  errors: [notFound],
});
