import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { email } from '#platform/contract/text/typed-values.ts';
import { SENDER_NAME_MAX_LENGTH, SHARE_LIMIT } from '../limits.ts';
import { leadSchema } from './lead.ts';
import { LEAD_PATH, leadParams, workOnLead } from './lead-calls.ts';
import {
  leadCopyFailed,
  leadLocationUnknown,
  leadRefusals,
  leadShareFailed,
  leadSharesLimit,
} from './lead-problems.ts';

/** Forward a lead to another person, move it to another shop, or share a copy [LEAD-07]. */
const module = 'leads';
const { alreadyConverted, alreadyLost } = leadRefusals;

export const forwardedToSchema = z.strictObject({ email, notify: z.boolean().default(true) });

export const forwardLeadCall = defineCall({
  method: 'PUT',
  path: `${LEAD_PATH}/owner`,
  module,
  summary: 'Forward a lead to the recipient with this e-mail, who becomes its owner.',
  access: workOnLead,
  params: leadParams,
  body: forwardedToSchema,
  response: leadSchema,
  rate: { max: 120, seconds: 60 },
  errors: [notFound, alreadyConverted, alreadyLost],
});

export const relocatedToSchema = z.strictObject({ locationId: uuid });

export const relocateLeadCall = defineCall({
  method: 'PUT',
  path: `${LEAD_PATH}/location`,
  module,
  summary: 'Move a lead to another location and notify its recipients.',
  access: workOnLead,
  params: leadParams,
  body: relocatedToSchema,
  /** Null if the user does not see the new shop and therefore no longer sees the lead. */
  response: leadSchema.nullable(),
  rate: { max: 120, seconds: 60 },
  errors: [notFound, leadLocationUnknown, alreadyConverted, alreadyLost],
});

export const sharedWithSchema = z.strictObject({
  emails: z
    .array(email)
    .min(1)
    .max(SHARE_LIMIT)
    .transform((given) => [...new Set(given)]),
  senderName: line({ min: 1, max: SENDER_NAME_MAX_LENGTH }),
});

export const shareLeadCall = defineCall({
  method: 'PUT',
  path: `${LEAD_PATH}/share`,
  module,
  summary: 'Send a copy of a lead to read, once a day to each address.',
  access: workOnLead,
  params: leadParams,
  body: sharedWithSchema,
  response: z.object({
    sent: z.array(z.string()),
    /** Recipients that already got a copy today. */
    sentBefore: z.array(z.string()),
  }),
  errors: [notFound, leadShareFailed, leadCopyFailed, leadSharesLimit],
});
