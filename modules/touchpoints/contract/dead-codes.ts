import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { defineList, pageSchema, type SortOf } from '#platform/contract/lists/define-list.ts';
import { forbidden, notFound } from '#platform/contract/problems.ts';
import { destinationSchema } from './destination.ts';
import { changeTouchpoints, seeTouchpoints } from './permissions.ts';
import { touchpointId } from './touchpoint-calls.ts';
import {
  destinationLoops,
  hostNotConfigured,
  suffixTaken,
  tooManySuffixes,
} from './touchpoint-problems.ts';

/** Visited suffixes that do not exist: a misprint, or a code of an older system. */
const deadCodeSchema = z.object({
  suffix: z.string(),
  visits: z.number().int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** Whether it could become a suffix: letters and length are valid, and it is not reserved. */
  usable: z.boolean(),
  /** The touchpoint with a suffix that differs by one or two letters. */
  similar: z.object({ _id: z.string(), suffix: z.string() }).nullable(),
});
export type DeadCode = z.output<typeof deadCodeSchema>;

/** Most visited first. */
export const deadCodeList = defineList({
  views: ['all'],
  fields: {
    suffix: { kind: 'text' },
    visits: { kind: 'number', item: z.number().int().min(0) },
    first: { kind: 'date' },
    last: { kind: 'date' },
  },
  sorts: ['visits', 'lastAt', 'suffix'],
  descending: true,
  pageSize: 25,
});
export type DeadCodeSort = SortOf<typeof deadCodeList>;

export const listDeadCodesCall = defineCall({
  method: 'GET',
  path: '/api/node/touchpoint/deadCodes',
  module: 'touchpoints',
  summary: 'Unknown suffixes that get visits.',
  access: { kind: 'client', client: 'query.brandId', may: seeTouchpoints },
  query: z.strictObject({ brandId: z.string(), ...deadCodeList.query }),
  response: pageSchema(deadCodeSchema),
});
export type DeadCodeQuestion = Omit<z.output<typeof listDeadCodesCall.query>, 'brandId'>;

/**
 * Resolves a dead code: adds it as a suffix to a touchpoint, creates a touchpoint from it, or hides it. Creating one
 * requires the permission to create touchpoints.
 */
export const fixDeadCodeCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/mendDeadCode',
  module: 'touchpoints',
  summary: 'Redirect an unknown short URL, or ignore it.',
  access: { kind: 'client', client: 'body.brandId', may: changeTouchpoints },
  body: z.strictObject({
    brandId: z.string(),
    suffix: z.string().min(1).max(200),
    mend: z.union([
      z.strictObject({ to: z.literal('touchpoint'), _id: touchpointId }),
      z.strictObject({ to: z.literal('address'), destUrl: destinationSchema }),
      z.strictObject({ to: z.literal('nothing') }),
    ]),
  }),
  response: z.object({ suffix: z.string(), touchpointId: z.string().nullable() }),
  errors: [forbidden, notFound, suffixTaken, tooManySuffixes, destinationLoops, hostNotConfigured],
});
