import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { tooManyJobs } from '#platform/contract/jobs.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { moment } from '#platform/contract/text/typed-values.ts';
import { CONTACT_ORIGINS, whichContactsSchema } from './contact.ts';
import { PROOF_MAX_LENGTH, WORDING_MAX_LENGTH } from './limits.ts';
import { changeContacts, seeContacts } from './permissions.ts';
import { consentBlocked, decidedInFuture, purposeUnknown, wordingMissing } from './problems.ts';
import { contactId } from './profiles.ts';

/** `refused`: requested and not given. Unlike a withdrawal, a form or file can still give this consent later. */
export const DECISIONS = ['given', 'withdrawn', 'refused'] as const;
export type Decision = (typeof DECISIONS)[number];

/** One ledger entry [PH-06]. Entries are never changed or deleted. */
export const consentEntrySchema = z.object({
  id: z.string(),
  /** Slug of the criterion: optin_email, or a custom one. */
  purpose: z.string(),
  decision: z.enum(DECISIONS),
  /** Time of the person's decision, as far as known; recordedAt is when the app recorded it. */
  at: z.string(),
  recordedAt: z.string(),
  /** Channel of the decision and its name: a file, a form, a campaign, a user. */
  source: z.enum(CONTACT_ORIGINS),
  sourceName: z.string(),
  wording: z.string().nullable(),
  recordedBy: z.string().nullable(),
  certificateId: z.string().nullable(),
  /** Set if the import was undone: the entry remains but no longer counts. */
  voidedAt: z.string().nullable(),
});
export type ConsentEntry = z.infer<typeof consentEntrySchema>;

/** Consent decisions of persons; each is stored as proof [PH-06]. */
export const optinSchema = z.strictObject({
  /** Slug of a consent criterion. */
  purpose: z.string().min(1).max(120),
  decision: z.enum(DECISIONS),
  /** Time of the person's decision; defaults to now. */
  at: moment.optional(),
  /** Source of the decision: a letter, a call. */
  source: line({ min: 1, max: PROOF_MAX_LENGTH }),
  /** The text shown to or said by the person; required to give consent. */
  wording: z.string().trim().max(WORDING_MAX_LENGTH).default(''),
});
export type Optin = z.output<typeof optinSchema>;

export const updateOptinCall = defineCall({
  method: 'POST',
  path: '/api/ph/update_optin',
  module: 'profile-hub',
  summary: 'Record what one or many contacts agree to or withdraw, with its proof.',
  access: { kind: 'client', client: 'body.brandId', may: changeContacts },
  body: z.strictObject({ brandId: z.string(), which: whichContactsSchema, optin: optinSchema }),
  response: z.object({
    /** Contacts that had already decided so are not counted. */
    changed: z.number().int(),
    /** For more contacts than CHANGED_AT_ONCE a job makes the changes; then nothing is counted yet. */
    jobId: z.string().nullable(),
  }),
  errors: [tooManyJobs, purposeUnknown, wordingMissing, decidedInFuture, consentBlocked],
});

export const listConsentsCall = defineCall({
  method: 'GET',
  path: '/api/ph/profiles/{id}/consents',
  module: 'profile-hub',
  summary: 'Every decision of a contact about its consent, the newest first.',
  access: { kind: 'client', client: 'query.brandId', may: seeContacts },
  params: z.strictObject({ id: contactId }),
  query: z.strictObject({ brandId: z.string() }),
  response: z.object({ items: z.array(consentEntrySchema), total: z.number().int() }),
  errors: [notFound],
});
