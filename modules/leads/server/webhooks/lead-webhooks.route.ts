import { replayLeadWebhookCall } from '#modules/leads/contract/leads/lead-calls.ts';
import { route } from '../route.ts';
import { replayWebhook } from './lead-webhooks.ts';

export const replayLeadWebhookRoute = route(
  replayLeadWebhookCall,
  async ({ db, app, params: { formId, leadId, deliveryId }, membership: { clientId } }) => ({
    retried: await replayWebhook({ db, app }, { clientId, formId, id: leadId }, deliveryId),
  }),
);
