import { z } from 'zod';
import { formOwner } from '#modules/forms/contract/form-ports.ts';
import { LEAD_PRICE_LIMIT } from '#modules/forms/contract/limits.ts';
import { changeForms } from '#modules/forms/contract/permissions.ts';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { REASON_WORDS_MAX_LENGTH } from '../limits.ts';
import { seeLeads, workOnLeads } from '../permissions.ts';
import { leadSchema } from './lead.ts';
import { historyEntrySchema } from './lead-history.ts';
import { LEAD_ACTIONS } from './lead-machine.ts';
import { leadRefusals } from './lead-problems.ts';
import { GIVEN_LOSS_REASONS, hasFittingReason, REJECT_REASONS } from './lead-status.ts';

/** Calls to read one lead and to act on it [LEAD-02] [LEAD-04]. */
export const LEAD_PATH = '/gtr-api/lead-generation/forms/{formId}/leads/{leadId}';
export const leadParams = z.strictObject({ formId: uuid, leadId: uuid });
const ofForm = { kind: 'client', client: 'params.formId', owner: formOwner } as const;
export const seeLead = { ...ofForm, may: seeLeads } as const;
export const workOnLead = { ...ofForm, may: workOnLeads } as const;
const module = 'leads';

/** In hundredths. */
export const leadPriceSchema = z.number().int().min(0).max(LEAD_PRICE_LIMIT);

/** Input of an action; values that the action does not use are ignored. */
export const givenActionSchema = z
  .strictObject({
    action: z.enum(LEAD_ACTIONS),
    price: leadPriceSchema.nullish(),
    reason: z.enum([...new Set([...GIVEN_LOSS_REASONS, ...REJECT_REASONS])]).nullish(),
    words: z.string().trim().max(REASON_WORDS_MAX_LENGTH).optional(),
    /** It was answered outside of the suite. */
    handled: z.boolean().optional(),
  })
  .refine(hasFittingReason, { path: ['reason'], error: 'invalid' });

export const getLeadCall = defineCall({
  method: 'GET',
  path: LEAD_PATH,
  module,
  summary: 'One lead with all that is known of it, and what the user can do with it.',
  access: seeLead,
  params: leadParams,
  response: leadSchema,
  errors: [notFound],
});

/** A lead URL contains the client and the lead, so that recipients of the URL need not know the form. */
export const getClientLeadCall = defineCall({
  method: 'GET',
  path: '/gtr-api/lead-generation/clients/{clientId}/leads/{leadId}',
  module,
  summary: 'The same by the client, for an address that names no form.',
  access: { kind: 'client', client: 'params.clientId', may: seeLeads },
  params: z.strictObject({ clientId: uuid, leadId: uuid }),
  response: leadSchema,
  errors: [notFound],
});

export const actOnLeadCall = defineCall({
  method: 'PUT',
  path: `${LEAD_PATH}/status`,
  module,
  summary: 'Accept, reject, convert, lose or keep a lead, or take back what was done last.',
  access: workOnLead,
  params: leadParams,
  body: givenActionSchema,
  response: leadSchema,
  errors: [notFound, ...Object.values(leadRefusals)],
});

export const leadHistoryCall = defineCall({
  method: 'GET',
  path: `${LEAD_PATH}/history`,
  module,
  summary: 'What happened to a lead, the latest first.',
  access: seeLead,
  params: leadParams,
  /** Last history entry of the previous page. */
  query: z.strictObject({ before: uuid.optional() }),
  response: z.object({ items: z.array(historyEntrySchema), next: z.string().nullable() }),
  errors: [notFound],
});

/** Sends a webhook delivery of a lead again, from its history entry [LEAD-10]. */
export const replayLeadWebhookCall = defineCall({
  method: 'POST',
  path: `${LEAD_PATH}/webhooks/{deliveryId}/retry`,
  module: 'leads',
  summary: 'Send a webhook delivery of a lead again, under the same ID.',
  access: { ...workOnLead, may: changeForms },
  params: leadParams.extend({ deliveryId: uuid }),
  response: z.object({ retried: z.number().int() }),
  status: 202,
  rate: { max: 60, seconds: 60 },
  errors: [notFound],
});
