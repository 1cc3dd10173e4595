import { sql } from 'kysely';
import { z } from 'zod';
import { LEAD_EVENTS } from '#modules/leads/contract/lead-events.ts';
import { THE_SUITE } from '#modules/leads/contract/leads/lead-party.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { defineDeliveryWatcher } from '#platform/server/webhooks/delivery-watcher.ts';

const aboutLead = z.object({ leadId: z.uuid() });

/** Each try to tell a webhook of a lead stands in its history; a lead that is gone has none [LEAD-08] [LEAD-10]. */
export const noteWebhookTry = defineDeliveryWatcher({
  name: 'leads.note-webhook-try',
  events: LEAD_EVENTS,
  async tried({ clientId, eventType: event, payload, ...tried }, { db }) {
    const about = aboutLead.safeParse(payload);
    if (!about.success) return;
    await sql`
      insert into leads.lead_history (client_id, id, lead_id, kind, by, detail)
      select client_id, ${uuidV7()}, id, 'webhook', ${JSON.stringify(THE_SUITE)}::jsonb,
        ${JSON.stringify({ ...tried, event })}::jsonb
      from leads.leads where client_id = ${clientId} and id = ${about.data.leadId}
      for key share`.execute(db);
  },
});
