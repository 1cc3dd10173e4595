import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { tooManyJobs } from '#platform/contract/jobs.ts';
import { pageSchema, viewCountsSchema } from '#platform/contract/lists/define-list.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { whichContactsSchema } from './contact.ts';
import { changeContacts, seeContacts } from './permissions.ts';
import {
  listedSegmentSchema,
  newSegmentSchema,
  segmentChangesSchema,
  segmentCircle,
  segmentInOthersView,
  segmentInUse,
  segmentIsLive,
  segmentList,
  segmentNameSchema,
  segmentNameTaken,
  segmentSchema,
  segmentTooDeep,
  segmentTooLarge,
  segmentTooManyValues,
  tooManySegments,
} from './segment.ts';

/** Segments of a brand: save, name, copy, delete and restore [PH-03]. */
export const SEGMENTS_PATH = '/api/node/segment/segments';
const module = 'profile-hub';
const brandId = z.string();
const ofBrand = z.strictObject({ brandId });
const oneSegment = z.strictObject({ id: uuid });
const see = { kind: 'client', client: 'query.brandId', may: seeContacts } as const;
const change = { kind: 'client', client: 'body.brandId', may: changeContacts } as const;
export const REFUSED_RULES = [segmentCircle, segmentTooLarge, segmentTooManyValues, segmentTooDeep];

export const listSegmentsCall = defineCall({
  method: 'GET',
  path: SEGMENTS_PATH,
  module,
  summary: 'The segments of a brand, and where each is used.',
  access: see,
  query: z.strictObject({ brandId, ...segmentList.query }),
  response: pageSchema(listedSegmentSchema).extend({ views: viewCountsSchema(segmentList) }),
});

export const getSegmentCall = defineCall({
  method: 'GET',
  path: `${SEGMENTS_PATH}/{id}`,
  module,
  summary: 'One segment with its rules; a temporary one for its maker only.',
  access: see,
  params: oneSegment,
  query: ofBrand,
  response: listedSegmentSchema,
  errors: [notFound],
});

export const createSegmentCall = defineCall({
  method: 'POST',
  path: SEGMENTS_PATH,
  module,
  summary: 'Make a segment, saved under a name or temporary.',
  access: change,
  body: newSegmentSchema.safeExtend({ brandId }),
  response: segmentSchema,
  status: 201,
  errors: [segmentNameTaken, tooManySegments, ...REFUSED_RULES],
});

export const updateSegmentCall = defineCall({
  method: 'PUT',
  path: `${SEGMENTS_PATH}/{id}`,
  module,
  summary: 'Change the name or the rules of a segment, or save a temporary one by naming it.',
  access: change,
  params: oneSegment,
  body: segmentChangesSchema.extend({ brandId }),
  response: segmentSchema,
  errors: [notFound, changedMeanwhile, segmentNameTaken, tooManySegments, ...REFUSED_RULES],
});

export const deleteSegmentCall = defineCall({
  method: 'DELETE',
  path: `${SEGMENTS_PATH}/{id}`,
  module,
  summary: 'Delete a segment that nothing uses; it can be brought back for some days.',
  access: { kind: 'client', client: 'query.brandId', may: changeContacts },
  params: oneSegment,
  query: ofBrand,
  response: z.null(),
  status: 204,
  errors: [notFound, segmentInUse, segmentInOthersView],
});

export const restoreSegmentCall = defineCall({
  method: 'POST',
  path: `${SEGMENTS_PATH}/{id}/restore`,
  module,
  summary: 'Bring a deleted segment back.',
  access: change,
  params: oneSegment,
  body: ofBrand,
  response: segmentSchema,
  errors: [notFound, segmentNameTaken, tooManySegments, ...REFUSED_RULES],
});

export const duplicateSegmentCall = defineCall({
  method: 'POST',
  path: `${SEGMENTS_PATH}/{id}/duplicate`,
  module,
  summary: 'Copy a segment with the contacts that were added to it.',
  access: change,
  params: oneSegment,
  body: ofBrand.extend({ name: segmentNameSchema.optional() }),
  response: segmentSchema,
  status: 201,
  errors: [notFound, segmentNameTaken, tooManySegments],
});

export const changeMembersCall = defineCall({
  method: 'POST',
  path: `${SEGMENTS_PATH}/{id}/members`,
  module,
  summary: 'Put contacts into a static segment or take them out; many are left to a job.',
  access: change,
  params: oneSegment,
  body: ofBrand.extend({ action: z.enum(['add', 'remove']), which: whichContactsSchema }),
  response: z.object({ changed: z.number().int(), jobId: z.string().nullable() }),
  errors: [notFound, segmentIsLive, tooManyJobs],
});

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
    /** Total of all uses. */
    total: z.number().int(),
    segments: z.array(z.object({ id: z.string(), name: z.string(), saved: z.boolean() })),
    /** Query string of the view. */
    views: z.array(z.object({ id: z.string(), name: z.string(), search: z.string() })),
    /** Number of private views of other users. */
    othersViews: z.number().int(),
    /** Latest first; empty if the user may not export. */
    exports: z.array(z.object({ id: z.string(), at: z.string(), contacts: z.number().int() })),
    exportsTotal: z.number().int(),
  }),
  errors: [notFound],
});
