import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { hexId24, uuid } from '#platform/contract/ids.ts';
import { PROFILE_PAGE_SIZE } from '#platform/contract/limits.ts';
import { pageSchema } from '#platform/contract/lists/define-list.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { whichContactsSchema } from './contact.ts';
import { TEXT_VALUE_MAX_LENGTH } from './limits.ts';
import { changeContacts, eraseContacts, seeContacts } from './permissions.ts';
import {
  contactPrivacySchema,
  dataRequestSchema,
  ERASURE_CAUSES,
  erasurePreviewSchema,
  erasureSchema,
  retentionMonthsSchema,
  retentionPreviewSchema,
  retentionSchema,
} from './privacy-records.ts';
import { retentionCountChanged } from './problems.ts';

/** Legal rights of persons: erasure, access to stored data, limited retention [PH-17]. */
const BASE = '/gtr-core/clients/{uuid}';
const module = 'profile-hub';
const see = { kind: 'client', client: 'params.uuid', may: seeContacts } as const;
const change = { kind: 'client', client: 'params.uuid', may: changeContacts } as const;
const erase = { kind: 'client', client: 'params.uuid', may: eraseContacts } as const;
const ofClient = z.strictObject({ uuid });
const oneContact = z.strictObject({ uuid, id: hexId24 });
const paging = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(PROFILE_PAGE_SIZE).default(PROFILE_PAGE_SIZE),
};

export const previewErasureCall = defineCall({
  method: 'POST',
  path: `${BASE}/contacts/erase/preview`,
  module,
  summary: 'What erasing these contacts would reach, before it is done.',
  access: erase,
  params: ofClient,
  body: z.strictObject({ which: whichContactsSchema }),
  response: erasurePreviewSchema,
});

export const eraseContactsCall = defineCall({
  method: 'POST',
  path: `${BASE}/contacts/erase`,
  module,
  summary:
    'Erase persons for good, in every module, and keep the proof; one at once, more than one by a job.',
  access: erase,
  params: ofClient,
  body: z.strictObject({
    which: whichContactsSchema,
    cause: z.enum(ERASURE_CAUSES).exclude(['retention']),
    /** Whether later imports of the same address report that this person was erased. */
    recognise: z.boolean().default(true),
  }),
  response: z.object({ erased: z.number().int(), jobId: z.string().nullable() }),
});

export const listErasuresCall = defineCall({
  method: 'GET',
  path: `${BASE}/erasures`,
  module,
  summary: 'Proofs of erasures; with an address, those of that person.',
  access: erase,
  params: ofClient,
  query: z.strictObject({ ...paging, address: z.string().max(TEXT_VALUE_MAX_LENGTH).optional() }),
  response: pageSchema(erasureSchema),
});

export const makePersonFileCall = defineCall({
  method: 'POST',
  path: `${BASE}/contacts/{id}/data`,
  module,
  summary: 'A file with all that the suite holds of one contact, for the person to read.',
  access: erase,
  params: oneContact,
  response: z.object({ path: z.string(), name: z.string() }),
  errors: [notFound],
});

export const getContactPrivacyCall = defineCall({
  method: 'GET',
  path: `${BASE}/contacts/{id}/privacy`,
  module,
  summary: 'Until when a contact is kept, and whether the person waits for their data.',
  access: see,
  params: oneContact,
  response: contactPrivacySchema,
  errors: [notFound],
});

export const recordDataRequestCall = defineCall({
  method: 'POST',
  path: `${BASE}/contacts/{id}/data-requests`,
  module,
  summary: 'Record that a person asked for their data; the answer is due within thirty days.',
  access: change,
  params: oneContact,
  body: z.strictObject({ askedAt: z.iso.datetime().optional() }),
  response: dataRequestSchema,
  status: 201,
  errors: [notFound],
});

export const answerDataRequestCall = defineCall({
  method: 'POST',
  path: `${BASE}/data-requests/{id}/answered`,
  module,
  summary: 'Mark that a person has got their data.',
  access: change,
  params: z.strictObject({ uuid, id: uuid }),
  response: dataRequestSchema,
  errors: [notFound],
});

export const listDataRequestsCall = defineCall({
  method: 'GET',
  path: `${BASE}/data-requests`,
  module,
  summary: 'Who asked for their data: those who wait first, the most urgent on top.',
  access: see,
  params: ofClient,
  query: z.strictObject(paging),
  response: pageSchema(dataRequestSchema).extend({ open: z.number().int() }),
});

export const getRetentionCall = defineCall({
  method: 'GET',
  path: `${BASE}/retention`,
  module,
  summary: 'How long contacts are kept after their last activity.',
  access: see,
  params: ofClient,
  response: retentionSchema,
});

export const previewRetentionCall = defineCall({
  method: 'GET',
  path: `${BASE}/retention/preview`,
  module,
  summary: 'Whom a rule would erase now and within thirty days, before anybody confirms it.',
  access: erase,
  params: ofClient,
  query: z.strictObject({
    ...paging,
    months: z.coerce.number().pipe(retentionMonthsSchema),
  }),
  response: retentionPreviewSchema,
});

export const saveRetentionCall = defineCall({
  method: 'PUT',
  path: `${BASE}/retention`,
  module,
  summary:
    'Say how long contacts are kept; it acts from the next night on, if the number that was seen is still true.',
  access: erase,
  params: ofClient,
  body: z.strictObject({
    months: retentionMonthsSchema.nullable(),
    /** Number of contacts to delete immediately, as shown in the preview. */
    seen: z.number().int().min(0),
    version: z.number().int().min(0),
  }),
  response: retentionSchema,
  errors: [changedMeanwhile, retentionCountChanged],
});
