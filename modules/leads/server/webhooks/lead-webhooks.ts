import { sql } from 'kysely';
import { z } from 'zod';
import { LEAD_EVENTS } from '#modules/leads/contract/lead-events.ts';
import { SUITE_ACTOR } from '#modules/leads/contract/leads/lead-machine.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { defineDeliveryWatcher } from '#platform/server/webhooks/delivery-watcher.ts';
import { retryDeliveries } from '#platform/server/webhooks/new-deliveries.ts';
import { leadToChange, type WhichLead } from '../leads/change-lead.ts';
import type { Context } from '../tables.ts';

const aboutLead = z.object({ leadId: z.uuid() });

/** Records each webhook attempt in the lead's history; deleted leads have none [LEAD-08] [LEAD-10]. */
export const noteWebhookTry = defineDeliveryWatcher({
  name: 'leads.note-webhook-try',
  events: LEAD_EVENTS,
  async tried({ clientId, tries }, { db }) {
    const notes = tries.flatMap(({ eventType: event, payload, ...tried }) => {
      const about = aboutLead.safeParse(payload);
      if (!about.success) return [];
      return [{ id: uuidV7(), leadId: about.data.leadId, detail: { ...tried, event } }];
    });
    if (notes.length === 0) return;
    // Leads are locked in order of their ids to avoid deadlocks.
    await sql`
      with note as (
        select * from unnest(
          ${notes.map(({ id }) => id)}::uuid[], ${notes.map(({ leadId }) => leadId)}::uuid[],
          ${notes.map(({ detail }) => JSON.stringify(detail))}::text[]
        ) as note (id, lead_id, detail)
      ), lead as (
        select id from leads.leads
        where client_id = ${clientId} and id in (select lead_id from note)
        order by id for key share
      )
      insert into leads.lead_history (client_id, id, lead_id, kind, by, detail)
      select ${clientId}, note.id, lead.id, 'webhook', ${JSON.stringify(SUITE_ACTOR)}::jsonb, note.detail::jsonb
      from note join lead on lead.id = note.lead_id`.execute(db);
  },
});

/** Repeats a delivery recorded in this lead's history; throws for any other delivery. */
export async function replayWebhook(
  { db, app }: Context,
  which: WhichLead,
  deliveryId: string,
): Promise<number> {
  const { client_id: clientId, id } = await leadToChange({ db, app }, which);
  const { rows } = await sql<{ id: string }>`
    select id from leads.lead_history
    where client_id = ${clientId} and lead_id = ${id} and kind = 'webhook'
      and detail ->> 'deliveryId' = ${deliveryId} limit 1`.execute(db);
  if (rows.length === 0) throw notFound();
  return retryDeliveries({ db: db as Db, app }, [{ clientId, id: deliveryId }]);
}
