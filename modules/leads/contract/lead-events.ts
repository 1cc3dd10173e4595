import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';
import { LEAD_STATUSES } from './lead-status.ts';
import { PARTY_KINDS } from './leads/lead-machine.ts';

/** What leads tell the other modules, and whoever subscribes to a form's events. None names a consumer but the first. */
const known = z.string().nullable();
const about = {
  leadId: z.string(),
  /** By which a form's own webhooks hear of it. */
  formId: known.default(null),
  at: z.string(),
};

/** Somebody asked for something, and said who they are and what they agree to [LEAD-14]. */
export const leadCreated = defineEvent({
  type: 'lead.created',
  label: 'leads:event.leadCreated',
  subject: 'formId',
  person: ['identity', 'criteria'],
  payload: z.object({
    ...about,
    /** The visit that the request came from, where the form knew it; nobody vouches for it. */
    visitId: known,
    /** When the page with the form was opened. */
    landedAt: known,
    form: z.string(),
    locale: known,
    sku: known,
    product: known,
    /** The shop that it went to. */
    location: known,
    identity: z.object({
      email: known,
      phone: known,
      firstname: known,
      lastname: known,
      gender: known,
      address: known,
      zip: known,
      city: known,
      country: known,
    }),
    /** Answers that a contact keeps as criteria, by their slugs. */
    criteria: z
      .record(
        z.string(),
        z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable(),
      )
      .default({}),
    /** Null where it was not asked. */
    optin: z.object({
      email: z.boolean().nullable(),
      phone: z.boolean().nullable(),
      partners: z.boolean().nullable(),
    }),
    /** What stood beside the box. */
    wording: z.object({ email: known, phone: known, partners: known }),
  }),
});
export const leadAccepted = defineEvent({
  type: 'lead.accepted',
  label: 'leads:event.leadAccepted',
  subject: 'formId',
  payload: z.object({
    ...about,
    /** What the party is called; null where it is known by its address alone. */
    by: known,
  }),
});
export const leadConverted = defineEvent({
  type: 'lead.converted',
  label: 'leads:event.leadConverted',
  subject: 'formId',
  /** In hundredths. */
  payload: z.object({
    ...about,
    amount: z.number().int().nullable(),
    by: z.enum(PARTY_KINDS).default('brand'),
  }),
});
export const leadLost = defineEvent({
  type: 'lead.lost',
  label: 'leads:event.leadLost',
  subject: 'formId',
  payload: z.object({ ...about, reason: known }),
});
/** A party went off it; `reopened` where it had accepted, so that others are asked again. */
export const leadRejected = defineEvent({
  type: 'lead.rejected',
  label: 'leads:event.leadRejected',
  subject: 'formId',
  payload: z.object({ ...about, by: known, reason: known, reopened: z.boolean() }),
});
/** What was done last was taken back. */
export const leadReopened = defineEvent({
  type: 'lead.reopened',
  label: 'leads:event.leadReopened',
  subject: 'formId',
  payload: z.object({
    ...about,
    undone: z.enum(['accept', 'reject', 'convert', 'lose']),
    status: z.enum(LEAD_STATUSES),
  }),
});
export const leadForwarded = defineEvent({
  type: 'lead.forwarded',
  label: 'leads:event.leadForwarded',
  subject: 'formId',
  payload: z.object({ ...about, notify: z.boolean() }),
});
export const leadRelocated = defineEvent({
  type: 'lead.relocated',
  label: 'leads:event.leadRelocated',
  subject: 'formId',
  payload: z.object({ ...about, locationId: z.string() }),
});
/** Answers, tags, note, products or price were edited. */
export const leadEdited = defineEvent({
  type: 'lead.edited',
  label: 'leads:event.leadEdited',
  subject: 'formId',
  payload: z.object({ ...about, parts: z.array(z.string()) }),
});
export const leadDeleted = defineEvent({
  type: 'lead.deleted',
  label: 'leads:event.leadDeleted',
  subject: 'formId',
  payload: z.object(about),
});

/** All that happens to a lead, as its webhooks hear it. */
export const LEAD_EVENTS = [
  leadCreated,
  leadAccepted,
  leadConverted,
  leadLost,
  leadRejected,
  leadReopened,
  leadForwarded,
  leadRelocated,
  leadEdited,
  leadDeleted,
] as const;

/** A mail to the person who asked came back for good, or was called spam: others should not write there either. */
export const leadMailFailed = defineEvent({
  type: 'lead.mail-failed',
  label: 'leads:event.leadMailFailed',
  person: ['address'],
  payload: z.object({
    leadId: z.string(),
    at: z.string(),
    address: z.string(),
    reason: z.enum(['bounced', 'complained']),
  }),
});
