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
