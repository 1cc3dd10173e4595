import { leadPriced } from '#modules/leads/contract/lead-events.ts';
import { SUITE_ACTOR } from '#modules/leads/contract/leads/lead-actor.ts';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { LeadsTables } from '../tables.ts';
import { estimatePrice } from './estimate-price.ts';

/**
 * Estimates the value of a request once and records the source in the history. The estimate runs outside a transaction
 * because it may be slow.
 */
export async function priceLead(
  { app }: { app: App },
  { clientId, leadId, signal }: { clientId: string; leadId: string; signal: AbortSignal },
): Promise<void> {
  const db = app.database.ofClient<LeadsTables>(clientId);
  const lead = await db
    .selectFrom('leads.leads as lead')
    .innerJoin('leads.forms as form', (join) =>
      join.onRef('form.client_id', '=', 'lead.client_id').onRef('form.id', '=', 'lead.form_id'),
    )
    .select([
      'lead.form_id',
      'lead.price',
      'lead.skus',
      'lead.currency',
      'lead.country',
      'lead.price_source',
      'form.settings',
    ])
    .where('lead.client_id', '=', clientId)
    .where('lead.id', '=', leadId)
    .executeTakeFirst();
  if (!lead || lead.price_source !== null || !lead.settings.monetized) return;
  const estimate = await estimatePrice({ db, app }, { ...lead, clientId, signal });
  if (!estimate) return;
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('leads.leads')
      .set({ estimated_price: estimate.amount, price_source: estimate.source })
      .where('client_id', '=', clientId)
      .where('id', '=', leadId)
      // A price set since then takes precedence, and the job may run twice.
      .where('price_source', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await tx
      .insertInto('leads.lead_history')
      .values({
        client_id: clientId,
        id: uuidV7(),
        lead_id: leadId,
        kind: 'price',
        by: JSON.stringify(SUITE_ACTOR),
        detail: JSON.stringify({ ...estimate, currency: lead.currency }),
      })
      .execute();
    await app.events.publish(tx, leadPriced, {
      clientId,
      payload: {
        leadId,
        formId: lead.form_id,
        at: new Date().toISOString(),
        price: lead.price,
        estimatedPrice: estimate.amount,
        currency: lead.currency,
        source: estimate.source,
      },
    });
  });
}
