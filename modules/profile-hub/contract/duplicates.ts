import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { hexId24, uuid } from '#platform/contract/ids.ts';
import { PROFILE_PAGE_SIZE } from '#platform/contract/limits.ts';
import { pageSchema } from '#platform/contract/lists/define-list.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { whichContactsSchema } from './contact.ts';
import {
  comparisonSchema,
  DUPLICATE_STATES,
  duplicatePairSchema,
  duplicateSchema,
  mergeSchema,
  pairIdSchema,
} from './duplicate.ts';
import { changeContacts, seeContacts } from './permissions.ts';
import {
  alreadyMerged,
  contactUnreachable,
  mergedFurther,
  mergeNotUndoable,
  mergeSize,
  undoUnreachable,
} from './problems.ts';

/** Possible duplicates of a client: found by a job, decided by people [PH-18]. */
const BASE = '/gtr-core/clients/{uuid}/contacts';
/** Not below contacts, because `contacts/{id}/data` would match the same path. */
const DUPLICATES = '/gtr-core/clients/{uuid}/contact-duplicates';
const module = 'profile-hub';
const see = { kind: 'client', client: 'params.uuid', may: seeContacts } as const;
const change = { kind: 'client', client: 'params.uuid', may: changeContacts } as const;
const ofClient = z.strictObject({ uuid });
const onePair = z.strictObject({ uuid, id: pairIdSchema });
const counts = z.object(
  Object.fromEntries(DUPLICATE_STATES.map((state) => [state, z.number().int()])) as Record<
    (typeof DUPLICATE_STATES)[number],
    z.ZodNumber
  >,
);

export const listDuplicatesCall = defineCall({
  method: 'GET',
  path: DUPLICATES,
  module,
  summary:
    'Contacts that may be the same person, the surest first, and what was decided of others.',
  access: see,
  params: ofClient,
  query: z.strictObject({
    state: z.enum(DUPLICATE_STATES).default('open'),
    /** Only pairs of this contact. */
    contactId: hexId24.transform((id) => id.toLowerCase()).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(PROFILE_PAGE_SIZE).default(PROFILE_PAGE_SIZE),
  }),
  response: pageSchema(duplicateSchema).extend({ counts }),
});

export const getDuplicateCall = defineCall({
  method: 'GET',
  path: `${DUPLICATES}/{id}`,
  module,
  summary: 'Two contacts that may be the same person, side by side.',
  access: see,
  params: onePair,
  response: duplicatePairSchema,
  errors: [notFound],
});

export const decideDuplicateCall = defineCall({
  method: 'POST',
  path: `${DUPLICATES}/{id}`,
  module,
  summary: 'Say that two contacts are not the same person, or take that back.',
  access: change,
  params: onePair,
  body: z.strictObject({ state: z.enum(['open', 'different']) }),
  response: z.object({ state: z.enum(DUPLICATE_STATES) }),
  errors: [notFound, alreadyMerged],
});

export const compareContactsCall = defineCall({
  method: 'POST',
  path: `${BASE}/compare`,
  module,
  summary: 'Two to ten chosen contacts side by side, before they are merged.',
  access: see,
  params: ofClient,
  body: z.strictObject({ which: whichContactsSchema }),
  response: comparisonSchema,
  errors: [mergeSize],
});

export const mergeContactsCall = defineCall({
  method: 'POST',
  path: `${BASE}/merge`,
  module,
  summary:
    'Make one contact of several: the oldest one stays, with the chosen values; consent is never chosen.',
  access: change,
  params: ofClient,
  body: mergeSchema,
  response: z.object({ keptId: z.string(), mergeIds: z.array(z.string()), undoUntil: z.string() }),
  errors: [notFound, alreadyMerged, changedMeanwhile, contactUnreachable],
});

export const undoMergeCall = defineCall({
  method: 'POST',
  path: `${BASE}/merges/{id}/undo`,
  module,
  summary:
    'Bring back the contact that a merge took, with its values; what was changed since stays, what was decided since counts for both.',
  access: change,
  params: z.strictObject({ uuid, id: uuid }),
  response: z.object({
    keptId: z.string(),
    goneId: z.string(),
    /** Slugs of criteria that changed after the merge; these values stay with the remaining contact. */
    stays: z.array(z.string()),
  }),
  errors: [notFound, mergeNotUndoable, mergedFurther, undoUnreachable],
});
