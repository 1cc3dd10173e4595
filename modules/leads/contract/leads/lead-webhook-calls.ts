import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { changeForms } from '../permissions.ts';
import { LEAD_PATH, leadParams, workOnLead } from './lead-calls.ts';

/** Sends a webhook delivery of a lead again, from its history entry [LEAD-10]. */
export const replayLeadWebhookCall = defineCall({
  method: 'POST',
  path: `${LEAD_PATH}/webhooks/{deliveryId}/retry`,
  module: 'leads',
  summary: 'Send what a webhook was told of a lead again, under its own id.',
  access: { ...workOnLead, may: changeForms },
  params: leadParams.extend({ deliveryId: uuid }),
  response: z.object({ retried: z.number().int() }),
  status: 202,
  rate: { max: 60, seconds: 60 },
  errors: [notFound],
});
