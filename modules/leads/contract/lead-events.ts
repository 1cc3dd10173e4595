import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';
import { RECIPIENT_PARTS } from './forms/form-notifications.ts';
import { LEAD_STATUSES } from './lead-status.ts';
import { PARTY_KINDS } from './leads/lead-machine.ts';

/** What leads tell the other modules, and whoever subscribes to a form's events. None names a consumer but the first. */
const known = z.string().nullable();
const PRICE_SOURCES = ['catalogue', 'model', 'default', 'given'] as const;
const about = {
  leadId: z.string(),
  /** By which a form's own webhooks hear of it. */
  formId: known.default(null),
  at: z.string(),
};

/** A file that the consumer sent along; the URL opens with an API key that may read leads. */
const sentFileSchema = z.object({ id: z.string(), name: z.string(), url: z.string() });

const answerSchema = z.object({
  key: z.string(),
  label: z.string(),
  type: z.string(),
  /** As it is stored; of a choice, the keys of its options. */
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable(),
  /** As a person reads it; of a choice, the labels of its options. */
  text: z.string(),
});

/** Somebody asked for something, and said who they are and what they agree to [LEAD-14]. */
export const leadCreated = defineEvent({
  type: 'lead.created',
  label: 'leads:event.leadCreated',
  subject: 'formId',
  person: ['identity', 'criteria', 'request'],
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
    locationId: known.default(null),
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
    /** What the consumer wrote and sent along; null once the person is erased [LEAD-10]. */
    request: z
      .object({
        message: known,
        answers: z.array(answerSchema).nullable(),
        files: z.array(sentFileSchema).nullable(),
        /** What the page added by itself. */
        additionalData: z.record(z.string(), z.string()).nullable(),
        /** The page that it was sent from. */
        page: known,
      })
      .default({ message: null, answers: null, files: null, additionalData: null, page: null }),
    skus: z.array(z.string()).default([]),
    tags: z.array(z.string()).default([]),
    recipients: z
      .array(z.object({ part: z.enum(RECIPIENT_PARTS), name: z.string(), email: z.string() }))
      .default([]),
    /** Nobody has said a price yet; `lead.priced` follows once one is known. */
    price: z.number().int().nullable().default(null),
    currency: known.default(null),
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
/** What a lead is worth became known after it was created, or was changed. In hundredths. */
export const leadPriced = defineEvent({
  type: 'lead.priced',
  label: 'leads:event.leadPriced',
  subject: 'formId',
  payload: z.object({
    ...about,
    price: z.number().int().nullable(),
    estimatedPrice: z.number().int().nullable(),
    currency: z.string(),
    source: z.enum(PRICE_SOURCES).nullable(),
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
  leadPriced,
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
