import { z } from 'zod';
import { RECIPIENT_PARTS } from '#modules/forms/contract/form-notifications.ts';
import { defineEvent } from '#platform/contract/event.ts';
import { identitySchema, optinSchema, wordingSchema } from './leads/lead-identity.ts';
import { ACTOR_KINDS } from './leads/lead-machine.ts';
import { LEAD_STATUSES } from './leads/lead-status.ts';

/**
 * Events of leads for other modules and for webhooks of a form. Only `lead.created` and `lead.mail-failed` contain
 * consumer data.
 */
const known = z.string().nullable();
const PRICE_SOURCES = ['catalogue', 'model', 'default', 'given'] as const;
const about = {
  leadId: z.string(),
  /** Webhooks of a form receive events by this id. */
  formId: known.default(null),
  at: z.string(),
};

/** A file that the consumer sent; the URL opens with an API key that may read leads. */
const sentFileSchema = z.object({ id: z.string(), name: z.string(), url: z.string() });

const answerSchema = z.object({
  key: z.string(),
  label: z.string(),
  type: z.string(),
  /** Stored value; for choices, the keys of the options. */
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable(),
  /** Value for display; for choices, the labels of the options. */
  text: z.string(),
});

/** A consumer sent a request, with identity and consents [LEAD-14]. */
export const leadCreated = defineEvent({
  type: 'lead.created',
  label: 'leads:event.leadCreated',
  subject: 'formId',
  person: ['identity', 'criteria', 'request'],
  payload: z.object({
    ...about,
    /** The visit that led to the request, if the form knew it; not verified. */
    visitId: known,
    /** When the page with the form was opened. */
    landedAt: known,
    form: z.string(),
    locale: known,
    sku: known,
    product: known,
    /** The shop that received the lead. */
    location: known,
    locationId: known.default(null),
    identity: identitySchema,
    /** Answers that the contact stores as criteria, by slug. */
    criteria: z
      .record(
        z.string(),
        z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable(),
      )
      .default({}),
    optin: optinSchema,
    wording: wordingSchema,
    /** The consumer's message, answers and files; null once the person is erased [LEAD-10]. */
    request: z
      .object({
        message: known,
        answers: z.array(answerSchema).nullable(),
        files: z.array(sentFileSchema).nullable(),
        /** Data that the page added automatically. */
        additionalData: z.record(z.string(), z.string()).nullable(),
        /** The page from which it was sent. */
        page: known,
      })
      .default({ message: null, answers: null, files: null, additionalData: null, page: null }),
    skus: z.array(z.string()).default([]),
    tags: z.array(z.string()).default([]),
    recipients: z
      .array(z.object({ part: z.enum(RECIPIENT_PARTS), name: z.string(), email: z.string() }))
      .default([]),
    /** Null while no price is known; `lead.priced` follows later. */
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
    /** Name of the recipient; null if only its address is known. */
    by: known,
  }),
});
/** The value of a lead became known after its creation, or changed. In hundredths. */
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
    currency: known.default(null),
    /** The first product of the lead, at the time of sale. */
    sku: known.default(null),
    by: z.enum(ACTOR_KINDS).default('brand'),
  }),
});
export const leadLost = defineEvent({
  type: 'lead.lost',
  label: 'leads:event.leadLost',
  subject: 'formId',
  payload: z.object({ ...about, reason: known }),
});
/**
 * A recipient rejected the lead. `reopened` is true if this recipient had accepted it, so that the others are notified
 * again.
 */
export const leadRejected = defineEvent({
  type: 'lead.rejected',
  label: 'leads:event.leadRejected',
  subject: 'formId',
  payload: z.object({ ...about, by: known, reason: known, reopened: z.boolean() }),
});
/** The last action was undone. */
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

/** All lead events that webhooks can receive. */
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

/**
 * A mail to the consumer bounced permanently or was marked as spam; other modules should stop writing to this address.
 */
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
