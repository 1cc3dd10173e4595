import { z } from 'zod';
import { SUFFIX_MAX_LENGTH } from '#modules/touchpoints/contract/limits.ts';
import { defineCall } from '#platform/contract/call.ts';
import { hexId24, uuid } from '#platform/contract/ids.ts';
import { tooManyJobs } from '#platform/contract/jobs.ts';
import { pageSchema } from '#platform/contract/lists/define-list.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import {
  contactList,
  contactSchema,
  contactValueSchema,
  STATION_KINDS,
  stationSchema,
  waitingJourneySchema,
  whichContactsSchema,
} from './contact.ts';
import { criterionSchema } from './criterion.ts';
import { changeContacts, seeContacts } from './permissions.ts';
import { contactUnreachable, emailTaken } from './problems.ts';
import { givenRulesSchema } from './segment-rule.ts';

/** Read, create and change a contact [PH-05]. Only update_optin changes consent. */
export const contactId = hexId24.transform((id) => id.toLowerCase());
const module = 'profile-hub';
const params = z.strictObject({ id: contactId });
const query = z.strictObject({ brandId: z.string() });
const see = { kind: 'client', client: 'query.brandId', may: seeContacts } as const;
const change = { kind: 'client', client: 'body.brandId', may: changeContacts } as const;
/** Values by slug: omitted criteria remain, null removes. */
const criterias = z.record(z.string().min(1).max(120), contactValueSchema);

export const profileSchema = contactSchema.extend({
  /** Time of the earliest known activity: its creation, or an earlier event or decision assigned to it. */
  knownSince: z.string(),
  /** The phone number, grouped as in its country. */
  phoneText: z.string().nullable(),
  /** Saved segments that contain the contact. */
  segments: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Profile = z.infer<typeof profileSchema>;

export const getProfileCall = defineCall({
  method: 'GET',
  path: '/api/ph/profile_id/{id}',
  module,
  summary: 'One contact with all criteria and the segments that it is in.',
  access: see,
  params,
  query,
  response: profileSchema,
  errors: [notFound],
});

export const createProfileCall = defineCall({
  method: 'POST',
  path: '/api/ph/profiles',
  module,
  summary: 'Add a contact.',
  access: change,
  body: z.strictObject({ brandId: z.string(), criterias }),
  response: profileSchema,
  status: 201,
  errors: [emailTaken, contactUnreachable],
});

export const updateProfileCall = defineCall({
  method: 'PATCH',
  path: '/api/ph/profiles/{id}',
  module,
  summary: 'Change a contact; refused when somebody else changed it meanwhile.',
  access: change,
  params,
  body: z.strictObject({ brandId: z.string(), version: z.number().int(), criterias }),
  response: profileSchema,
  errors: [notFound, changedMeanwhile, emailTaken, contactUnreachable],
});

export const setCriterionCall = defineCall({
  method: 'POST',
  path: '/api/ph/set_criterion',
  module,
  summary: 'Give one criterion of many contacts the same value.',
  access: change,
  body: z.strictObject({
    brandId: z.string(),
    which: whichContactsSchema,
    slug: z.string().min(1).max(120),
    value: contactValueSchema,
  }),
  response: z.object({
    changed: z.number().int(),
    /** For more contacts than CHANGED_AT_ONCE a job makes the changes; then nothing is counted yet. */
    jobId: z.string().nullable(),
  }),
  errors: [tooManyJobs],
});

export const getJourneyCall = defineCall({
  method: 'GET',
  path: '/api/ph/profiles/{id}/journey',
  module,
  summary: 'What a contact did in the suite, the newest first.',
  access: see,
  params,
  query,
  response: z.object({
    items: z.array(stationSchema),
    total: z.number().int(),
    /** Journeys whose lead is open, the first to be lost first; empty if the reader may not see leads. */
    waiting: z.array(waitingJourneySchema),
  }),
  errors: [notFound],
});

export const getCodeResultsCall = defineCall({
  method: 'GET',
  path: '/api/ph/code_results',
  module,
  summary: 'What a short URL led to in the last twelve months, over all contacts.',
  access: see,
  query: z.strictObject({ brandId: z.string(), suffix: z.string().min(1).max(SUFFIX_MAX_LENGTH) }),
  response: z.object({
    /** Null if no touchpoint has the suffix, or the reader may not see touchpoints. */
    code: z
      .object({ touchpointId: z.string(), address: z.string(), visits: z.number().int() })
      .nullable(),
    /** Null if the reader may not see leads. The sales are summed per currency, in hundredths. */
    leads: z
      .object({
        leads: z.number().int(),
        accepted: z.number().int(),
        sales: z.number().int(),
        amounts: z.array(z.object({ amount: z.number().int(), currency: z.string().nullable() })),
      })
      .nullable(),
    /** Null if the reader may not see reviews. */
    reviews: z.object({ reviews: z.number().int(), replies: z.number().int() }).nullable(),
    /** Whether the code has more scans than are read; then the journeys are those of the latest. */
    isCapped: z.boolean(),
  }),
});

/** A contact as a row of the list, with its last activity. */
export const contactRowSchema = contactSchema.extend({
  /** The phone number grouped as in its country. */
  phoneText: z.string().nullable(),
  lastActivity: z
    .object({ kind: z.enum(STATION_KINDS), at: z.string(), grade: z.number().int().nullable() })
    .nullable(),
});
export type ContactRow = z.infer<typeof contactRowSchema>;

export const searchProfilesCall = defineCall({
  method: 'POST',
  path: '/api/ph/searchProfiles',
  module: 'profile-hub',
  summary: 'The contacts of a brand, of a segment or by rules, searched, filtered and sorted.',
  access: { kind: 'client', client: 'body.brandId', may: seeContacts },
  body: z.strictObject({
    brandId: z.string(),
    /** A segment id, or unsaved rules. */
    segment: z.union([uuid, givenRulesSchema]).optional(),
    filter: contactList.filter.prefault({}),
    ...contactList.body,
  }),
  response: pageSchema(contactRowSchema),
});

export const getContactChoicesCall = defineCall({
  method: 'GET',
  path: '/api/ph/contact_choices',
  module: 'profile-hub',
  summary: 'Filter options and columns for contacts, and the number of contacts.',
  access: { kind: 'client', client: 'query.brandId', may: seeContacts },
  query: z.strictObject({ brandId: z.string() }),
  response: z.object({
    total: z.number().int(),
    criteria: z.array(criterionSchema),
    segments: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});
