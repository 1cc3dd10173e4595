import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { SHEET_FORMATS } from '#platform/contract/files/export-body.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { areaColumnsSchema, areaSums } from './area-figures.ts';
import { boundsSchema, erpChoice, mapFilter, mapPeriod } from './map-filter.ts';
import { areaIdSchema, areaLevelSchema, measureSchema } from './measures.ts';
import { manageProspects, seeOpportunity } from './permissions.ts';

/** Read calls of the opportunity map [OPP-01…05]. */
const module = 'opportunity';
const BASE = '/gtr-api/opportunity/clients/{clientId}';
const ofClient = z.strictObject({ clientId: uuid });
const access = { kind: 'client', client: 'params.clientId', may: seeOpportunity } as const;
const count = z.number().int();
/** In hundredths of the configuration's currency. */
const money = z.number();
const range = z.object({ from: z.string(), to: z.string() });

const areasQuery = {
  level: areaLevelSchema,
  measure: measureSchema.default('penetration'),
  perInhabitants: z.stringbool().default(false),
  ...mapFilter,
  ...mapPeriod,
  ...erpChoice,
};

export const getAreasCall = defineCall({
  method: 'GET',
  path: `${BASE}/areas`,
  module,
  summary: 'The areas of a level with their figures, as the filters and the period say.',
  access,
  params: ofClient,
  query: z.strictObject(areasQuery),
  response: z.object({
    level: z.number().int(),
    range,
    before: range,
    /** The highest value first, grey ones last. Of a level with thousands of areas, those that have figures. */
    areas: areaColumnsSchema,
    totals: z.object(areaSums),
    /** What lies in no area of this level. */
    outside: z.object({ intentions: count, retailers: count }),
    /** Of all of the client that the reader sees. */
    allRetailers: count,
    /** Other areas were chosen for the level, and figures of them are not all there yet. */
    isComputing: z.boolean(),
    /** When figures of demand changed last. */
    updatedAt: z.iso.datetime().nullable(),
  }),
});

export const getAreasFileCall = defineCall({
  method: 'GET',
  path: `${BASE}/areas/file`,
  module,
  summary: 'The areas of a level with their figures as a file, as the map shows them.',
  access,
  params: ofClient,
  query: z.strictObject({ ...areasQuery, format: z.enum(SHEET_FORMATS).default('xlsx') }),
  response: { file: 'application/octet-stream' },
});

/** A piece of the outlines: a country's areas of a level, or those below one area of level 2. As drawn from a zoom on. */
export const getOutlinesCall = defineCall({
  method: 'GET',
  path: `${BASE}/outlines`,
  module,
  summary: 'Which pieces of outlines a view needs, each with the address that it is read from.',
  access,
  params: ofClient,
  query: z.strictObject({
    level: areaLevelSchema,
    bounds: boundsSchema,
    zoom: z.coerce.number().min(0).max(22),
    /** Areas that are not saved for the level yet: an own layer of the client, or the embedded ones. */
    preview: z.union([uuid, z.literal('embedded')]).optional(),
  }),
  response: z.object({
    pieces: z.array(z.object({ key: z.string(), url: z.string() })),
    attributions: z.array(z.string()),
  }),
  errors: [notFound],
});

const mark = z.object({ longitude: z.number(), latitude: z.number() });
export const getClustersCall = defineCall({
  method: 'GET',
  path: `${BASE}/clusters`,
  module,
  summary: 'The retailers of a view: clusters where they are many, markers where they are few.',
  access,
  params: ofClient,
  query: z.strictObject({
    bounds: boundsSchema,
    zoom: z.coerce.number().min(0).max(22),
    ...mapFilter,
  }),
  response: z.object({
    /** `zoom/x/y` of the grid's cell. */
    clusters: z.array(mark.extend({ id: z.string(), retailers: count, brandRetailers: count })),
    markers: z.array(
      mark.extend({ id: uuid, name: z.string(), city: z.string(), sells: z.boolean() }),
    ),
    /** In the view; retailers without a position are counted beside. */
    inView: count,
    withoutPosition: count,
  }),
});

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
  /** Of the retailers that were there when the period began; null where there was none. */
  penetrationBefore: z.number().nullable(),
  topProducts: z.array(
    z.object({ sku: z.string(), name: z.string(), intentions: count, marketValue: money }),
  ),
  /** Shares of the intentions that have a category. */
  categories: z.array(
    z.object({ slug: z.string(), label: z.string(), intentions: count, share: z.number() }),
  ),
  reasons: z.array(
    z.object({
      reason: z.enum(HOT_REASONS),
      count: z.number(),
      /** Parameters of the sentence: a town, a product, kilometres. */
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      /** Where it can be acted on: an address of the suite below the client, empty where there is none. */
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
    /** West, south, east and north of it, without parts overseas. */
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    population: count,
    ...details,
    /**
     * Prospects of the area that do not sell the brand, and how many of them are in places where users found no store.
     */
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
        /** A sales representative takes care of it. */
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
    /** The first of them, brand retailers first. */
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
    /** In the directory since. */
    since: z.iso.datetime().nullable(),
    closed: z.boolean(),
    /** Additional internal attributes. */
    attributes: z.record(z.string(), z.string()),
    areas: z.array(z.object({ id: z.string(), level: z.number().int(), name: z.string() })),
    ...details,
    leads: z.object({ all: count, open: count }).nullable(),
    reviews: z.object({ all: count, average: z.number().nullable() }).nullable(),
    /** The representatives who manage it [OPP-07]. */
    representatives: z.array(personSchema),
    openSuggestions: count,
    version: count,
  }),
  errors: [notFound],
});

export const getMapChoicesCall = defineCall({
  method: 'GET',
  path: `${BASE}/filters`,
  module,
  summary: 'What the map can be filtered by, each with how many it fits.',
  access,
  params: ofClient,
  response: z.object({
    categories: z.array(z.object({ slug: z.string(), label: z.string(), intentions: count })),
    affiliations: z.array(z.object({ value: z.string(), retailers: count })),
    activities: z.array(
      z.object({
        value: z.string(),
        retailers: count,
        subActivities: z.array(z.object({ value: z.string(), retailers: count })),
      }),
    ),
    types: z.array(z.object({ value: z.string(), retailers: count })),
    sources: z.array(z.object({ source: z.string(), intentions: count })),
    /** Files of demand, prospects and sales, the newest first. */
    files: z.array(
      z.object({
        what: z.enum(['intentions', 'prospects', 'sales']),
        name: z.string(),
        lines: count,
        at: z.iso.datetime(),
      }),
    ),
    /** Levels that show an own layer of the client, with its name. */
    ownLayers: z.array(z.object({ level: areaLevelSchema, name: z.string() })),
    /** While what happened before, or the directory's locations, are still being read for the first time: 0 to 1. */
    backfill: z.number().nullable(),
  }),
});
