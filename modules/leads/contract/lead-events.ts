import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';

/** What leads tell the other modules. They are listened to before the module publishes them. */
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
  unpublished: true,
  payload: z.object({ ...about, by: known }),
});
export const leadConverted = defineEvent({
  type: 'lead.converted',
  label: 'leads:event.leadConverted',
  subject: 'formId',
  unpublished: true,
  /** In hundredths. */
  payload: z.object({ ...about, amount: z.number().int().nullable() }),
});
export const leadLost = defineEvent({
  type: 'lead.lost',
  label: 'leads:event.leadLost',
  subject: 'formId',
  unpublished: true,
  payload: z.object({ ...about, reason: known }),
});
