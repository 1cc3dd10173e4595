import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { seeContacts } from './permissions.ts';
import { SEGMENTS_PATH } from './segments.ts';

/** Maximum number of listed exports; `exportsTotal` has the total. */
export const EXPORTS_NAMED = 20;

export const getSegmentUsesCall = defineCall({
  method: 'GET',
  path: `${SEGMENTS_PATH}/{id}/uses`,
  module: 'profile-hub',
  summary: 'Where a segment is used: other segments, views, and the exports that were made of it.',
  access: { kind: 'client', client: 'query.brandId', may: seeContacts },
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ brandId: z.string() }),
  response: z.object({
    /** All places together. */
    total: z.number().int(),
    segments: z.array(z.object({ id: z.string(), name: z.string(), saved: z.boolean() })),
    /** Query string of the list URL. */
    views: z.array(z.object({ id: z.string(), name: z.string(), search: z.string() })),
    /** Number of private views of other users. */
    othersViews: z.number().int(),
    /** Latest first; empty if the user may not export. */
    exports: z.array(z.object({ id: z.string(), at: z.string(), contacts: z.number().int() })),
    exportsTotal: z.number().int(),
  }),
  errors: [notFound],
});
