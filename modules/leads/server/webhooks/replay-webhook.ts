import { sql } from 'kysely';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { retryDeliveries } from '#platform/server/webhooks/retry-deliveries.ts';
import { leadToChange } from '../leads/change-lead.ts';
import type { WhichLead } from '../leads/lead-row.ts';
import type { LeadsTables } from '../tables.ts';

/** Repeats a delivery recorded in this lead's history; throws for any other delivery. */
export async function replayWebhook(
  { db, app }: { db: Db<LeadsTables>; app: App },
  which: WhichLead,
  deliveryId: string,
): Promise<number> {
  const { client_id: clientId, id } = await leadToChange({ db }, which);
  const { rows } = await sql<{ id: string }>`
    select id from leads.lead_history
    where client_id = ${clientId} and lead_id = ${id} and kind = 'webhook'
      and detail ->> 'deliveryId' = ${deliveryId} limit 1`.execute(db);
  if (rows.length === 0) throw notFound();
  return retryDeliveries({ db: db as Db, app }, [{ clientId, id: deliveryId }]);
}
