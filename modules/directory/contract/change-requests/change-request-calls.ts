import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import {
  fileEmpty,
  fileTooLarge,
  fileTypeNotAllowed,
  pictureBroken,
  pictureTooLarge,
} from '#platform/contract/files/file-calls.ts';
import { uuid } from '#platform/contract/ids.ts';
import { SEARCH_MAX_LENGTH } from '#platform/contract/limits.ts';
import { pageSchema } from '#platform/contract/lists/define-list.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { PHOTO_LIMIT_BYTES } from '../limits.ts';
import { PHOTO_KINDS } from '../locations/location-photos.ts';
import {
  locationTypeUnknown,
  movedInCircle,
  movedToUnknown,
} from '../locations/location-problems.ts';
import { decideChanges, seeChangeRequests } from '../permissions.ts';
import {
  CHANGE_REQUEST_KINDS,
  CHANGE_REQUEST_STATES,
  COMMENT_MAX_LENGTH,
  changeChecksSchema,
  changeRequestRowSchema,
  changeRequestSchema,
  REQUESTABLE_FIELDS,
} from './change-request.ts';
import {
  changeRequestEnded,
  changeRequestNotDecided,
  changeRequestOpen,
  fieldNotRequested,
  tooManyMessages,
} from './change-request-problems.ts';

/** Suggested changes of locations: list, read, decide [OPP-06]. */
const BASE = '/gtr-core/clients/{uuid}/change-requests';
const module = 'directory';
const see = { kind: 'client', client: 'params.uuid', may: seeChangeRequests } as const;
const decide = { kind: 'client', client: 'params.uuid', may: decideChanges } as const;
const params = z.strictObject({ uuid });
const one = z.strictObject({ uuid, id: uuid });
const version = z.number().int();
const text = z.string().trim().min(1).max(COMMENT_MAX_LENGTH);
const count = z.number().int();

const filters = {
  state: z.enum(CHANGE_REQUEST_STATES).default('open'),
  kind: z.enum(CHANGE_REQUEST_KINDS).optional(),
  /** Search text for the location's name, code or address. */
  q: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
};
export const changeRequestFilters = z.strictObject(filters);
export type ChangeRequestFilters = z.infer<typeof changeRequestFilters>;

export const listChangeRequestsCall = defineCall({
  method: 'GET',
  path: BASE,
  module,
  summary: 'Suggested changes of locations: an admin sees all of them, other users their own.',
  access: see,
  params,
  query: z.strictObject({
    ...filters,
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: pageSchema(changeRequestRowSchema).extend({
    counts: z.record(z.enum(CHANGE_REQUEST_STATES), count),
    /** From request to decision, of the last 200 decisions. */
    averageDays: z.number().nullable(),
    mayDecide: z.boolean(),
  }),
});

export const getChangeRequestCall = defineCall({
  method: 'GET',
  path: `${BASE}/{id}`,
  module,
  summary: 'A suggested change: each field before, now and as suggested, and what moves along.',
  access: see,
  params: one,
  response: changeRequestSchema,
  errors: [notFound],
});

export const checkChangeCall = defineCall({
  method: 'GET',
  path: `${BASE}/checks`,
  module,
  summary: 'What a change of a location would meet: retailers near the new place, leads, reviews.',
  access: see,
  params,
  query: z.strictObject({
    locationId: uuid,
    latitude: z.coerce.number().min(-90).max(90).optional(),
    longitude: z.coerce.number().min(-180).max(180).optional(),
  }),
  response: changeChecksSchema,
  errors: [notFound],
});

export const uploadRequestPhotoCall = defineCall({
  method: 'POST',
  path: `${BASE}/photos`,
  module,
  summary: 'Upload a photo for a suggested change; it is stored for good with the request.',
  access: see,
  params,
  upload: { kinds: PHOTO_KINDS, maxBytes: PHOTO_LIMIT_BYTES },
  response: z.object({ fileId: z.string() }),
  errors: [fileEmpty, fileTooLarge, fileTypeNotAllowed, pictureBroken, pictureTooLarge],
  rate: { max: 30, seconds: 60 },
});

export const getRequestPhotoCall = defineCall({
  method: 'GET',
  path: `${BASE}/{id}/photo`,
  module,
  summary: 'The photo of a suggested change.',
  access: see,
  params: one,
  response: { file: 'image/*' },
  errors: [notFound],
});

export const decideChangeRequestCall = defineCall({
  method: 'POST',
  path: `${BASE}/{id}/accept`,
  module,
  summary: 'Take some or all fields of a suggested change into the location.',
  access: decide,
  params: one,
  body: z.strictObject({
    version,
    locationVersion: version,
    fields: z.array(z.enum(REQUESTABLE_FIELDS)).min(1).max(REQUESTABLE_FIELDS.length),
  }),
  response: changeRequestSchema,
  errors: [
    notFound,
    changedMeanwhile,
    changeRequestEnded,
    fieldNotRequested,
    locationTypeUnknown,
    movedToUnknown,
    movedInCircle,
  ],
});

export const declineChangeRequestCall = defineCall({
  method: 'POST',
  path: `${BASE}/{id}/decline`,
  module,
  summary: 'Decline a suggested change; the requester reads the reason.',
  access: decide,
  params: one,
  body: z.strictObject({ version, reason: text }),
  response: changeRequestSchema,
  errors: [notFound, changedMeanwhile, changeRequestEnded],
});

export const askRequesterCall = defineCall({
  method: 'POST',
  path: `${BASE}/{id}/question`,
  module,
  summary: 'Ask the requester of a change a question; the request stays open.',
  access: decide,
  params: one,
  body: z.strictObject({ version, text }),
  response: changeRequestSchema,
  errors: [notFound, changedMeanwhile, changeRequestEnded, tooManyMessages],
});

export const answerQuestionCall = defineCall({
  method: 'POST',
  path: `${BASE}/{id}/answer`,
  module,
  summary: 'Answer the question that an admin has about the user’s own request.',
  access: see,
  params: one,
  body: z.strictObject({ version, text }),
  response: changeRequestSchema,
  errors: [notFound, changedMeanwhile, changeRequestEnded, tooManyMessages],
});

export const withdrawChangeRequestCall = defineCall({
  method: 'POST',
  path: `${BASE}/{id}/withdraw`,
  module,
  summary: 'Withdraw the user’s own request.',
  access: see,
  params: one,
  body: z.strictObject({ version }),
  response: changeRequestSchema,
  errors: [notFound, changedMeanwhile, changeRequestEnded],
});

export const undoDecisionCall = defineCall({
  method: 'POST',
  path: `${BASE}/{id}/undo`,
  module,
  summary: 'Undo a decision: fields that nobody has changed since get their values back.',
  access: decide,
  params: one,
  body: z.strictObject({ version }),
  response: z.object({
    request: changeRequestSchema,
    restored: z.array(z.enum(REQUESTABLE_FIELDS)),
    /** Fields that changed after the decision; they keep their current value. */
    left: z.array(z.enum(REQUESTABLE_FIELDS)),
    /** Fields that cannot be restored: their rule changed, their type was deleted, or their successor would form a cycle. */
    impossible: z.array(z.enum(REQUESTABLE_FIELDS)),
  }),
  errors: [notFound, changedMeanwhile, changeRequestNotDecided, changeRequestOpen],
});

export const exportChangeRequestsCall = defineCall({
  method: 'POST',
  path: `${BASE}/export`,
  module,
  summary: 'Export suggested changes of locations; a job does it.',
  access: decide,
  params,
  body: z.strictObject({
    format: z.enum(['csv', 'xlsx']),
    filters: changeRequestFilters.prefault({}),
  }),
  response: z.object({ jobId: z.string() }),
  status: 202,
});
