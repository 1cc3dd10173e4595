import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { seeContacts } from './permissions.ts';
import { SEGMENTS_PATH } from './segments.ts';

/** As many exports of one segment as are named; how many there were is told beside them. */
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
    /** What stands behind the question mark of the list's address. */
    views: z.array(z.object({ id: z.string(), name: z.string(), search: z.string() })),
    /** Views of one's colleagues, who have not shared them. */
    othersViews: z.number().int(),
    /** The latest first; none for who may not export. */
    exports: z.array(z.object({ id: z.string(), at: z.string(), contacts: z.number().int() })),
    exportsTotal: z.number().int(),
  }),
  errors: [notFound],
});
