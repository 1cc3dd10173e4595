import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { SHEET_FORMATS } from '#platform/contract/files/export-body.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { areaColumnsSchema, areaSums } from './area-figures.ts';
import { boundsSchema, erpChoice, mapFilter, mapPeriod } from './map-filter.ts';
import { areaLevelSchema, measureSchema } from './measures.ts';
import { seeOpportunity } from './permissions.ts';

/** Read calls of the opportunity map [OPP-01…05]. */
const module = 'opportunity';
const BASE = '/gtr-api/opportunity/clients/{clientId}';
const ofClient = z.strictObject({ clientId: uuid });
const access = { kind: 'client', client: 'params.clientId', may: seeOpportunity } as const;
const count = z.number().int();
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
    /** Highest value first, grey areas last. For levels with thousands of areas, only those with figures. */
    areas: areaColumnsSchema,
    totals: z.object(areaSums),
    /** Demand outside of all areas of this level. */
    outside: z.object({ intentions: count, retailers: count }),
    /** All retailers of the client that the user sees. */
    allRetailers: count,
    /** The level's areas were changed and their figures are not complete yet. */
    isComputing: z.boolean(),
    /** Time of the last change of demand figures. */
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

/** A piece of the outlines: a country's areas of a level, or those below one area of level 2, simplified for a zoom level. */
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
    /** Areas that are not saved for the level yet: an own layer of the client, or the embedded areas. */
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
    /** `zoom/x/y` of the grid cell. */
    clusters: z.array(mark.extend({ id: z.string(), retailers: count, brandRetailers: count })),
    markers: z.array(
      mark.extend({ id: uuid, name: z.string(), city: z.string(), sells: z.boolean() }),
    ),
    /** Retailers in the view; those without a position are counted separately. */
    inView: count,
    withoutPosition: count,
  }),
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
    /** Files of demand, prospects and sales, newest first. */
    files: z.array(
      z.object({
        what: z.enum(['intentions', 'prospects', 'sales']),
        name: z.string(),
        lines: count,
        at: z.iso.datetime(),
      }),
    ),
    /** Levels with an own layer of the client, and its name. */
    ownLayers: z.array(z.object({ level: areaLevelSchema, name: z.string() })),
    /** Progress from 0 to 1 while past events or the directory's locations are imported for the first time. */
    backfill: z.number().nullable(),
  }),
});
