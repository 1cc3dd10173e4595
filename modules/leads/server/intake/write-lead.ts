import { offeredLocations } from '#modules/directory/contract/locations/offered-locations.ts';
import { productNames } from '#modules/directory/contract/products/product-names.ts';
import type { LeadLocation } from '#modules/leads/contract/intake/routing.ts';
import { leadCreated } from '#modules/leads/contract/lead-events.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { claimFiles } from '../files/claim-files.ts';
import { followNewLead } from '../jobs/follow-new-lead.job.ts';
import type { LeadsTables } from '../tables.ts';
import type { NewLead } from './new-lead.ts';
import { newLeadColumns } from './new-lead-columns.ts';
import { newLeadEvent } from './new-lead-event.ts';

/**
 * One lead for one submission, however often and at whatever moment it comes: the database lets one of them in, and all of
 * them are told of it.
 */
export async function writeLead(
  { db, app }: { db: Db<LeadsTables>; app: App },
  lead: NewLead,
): Promise<{ id: string; location: LeadLocation | null }> {
  const { form, facts, routed } = lead;
  const clientId = form.client_id;
  const [sku] = facts.skus;
  const [product] = sku
    ? await app.ports.ask(productNames, { clientId, skus: [sku] }, { db, app })
    : [];
  const written = await db.transaction().execute(async (tx) => {
    const id = uuidV7();
    const at = new Date();
    if (!(await insertLead({ db: tx }, lead, { id, at }))) return undefined;
    await claimFiles({ db: tx, app }, { clientId, leadId: id }, lead.files);
    await app.events.publish(tx, leadCreated, {
      clientId,
      payload: newLeadEvent(lead, { id, at, names: product?.names }),
    });
    await app.jobs.enqueue(tx, followNewLead, { leadId: id }, { clientId });
    return { id, location: routed.location };
  });
  return written ?? readWritten({ db, app }, lead);
}

/** The lead and the first line of its history in one statement; false where the submission is known. */
async function insertLead(
  { db }: { db: Db<LeadsTables> },
  lead: NewLead,
  { id, at }: { id: string; at: Date },
): Promise<boolean> {
  const clientId = lead.form.client_id;
  const detail = { source: lead.sender.source, routing: lead.routed.reason };
  const rows = await db
    .with('lead', (made) =>
      made
        .insertInto('leads.leads')
        .values(newLeadColumns(lead, { id, at }))
        .onConflict((conflict) =>
          conflict.columns(['client_id', 'form_id', 'submission_id']).doNothing(),
        )
        .returning(['client_id', 'id']),
    )
    .insertInto('leads.lead_history')
    .columns(['client_id', 'id', 'lead_id', 'at', 'kind', 'by', 'detail'])
    .expression((from) =>
      from
        .selectFrom('lead')
        .select(({ val, ref, cast }) => [
          ref('client_id').as('client_id'),
          cast<string>(val(uuidV7()), 'uuid').as('id'),
          ref('id').as('lead_id'),
          cast<Date>(val(at), 'timestamptz').as('at'),
          val('created').as('kind'),
          cast<never>(val(JSON.stringify({ kind: 'consumer', name: '' })), 'jsonb').as('by'),
          cast<never>(val(JSON.stringify(detail)), 'jsonb').as('detail'),
        ]),
    )
    .returning('lead_id')
    .execute();
  if (rows.length > 1) throw new Error(`one submission of ${clientId} made several leads`);
  return rows.length === 1;
}

async function readWritten(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { form, submission }: NewLead,
): Promise<{ id: string; location: LeadLocation | null }> {
  const clientId = form.client_id;
  const { id, location_id } = await db
    .selectFrom('leads.leads')
    .select(['id', 'location_id'])
    .where('client_id', '=', clientId)
    .where('form_id', '=', form.id)
    .where('submission_id', '=', submission.submissionId)
    .executeTakeFirstOrThrow();
  if (!location_id) return { id, location: null };
  const offer = { source: 'all', groupIds: [], typeIds: [], countries: [] } as const;
  const { items } = await app.ports.ask(
    offeredLocations,
    { clientId, offer, ids: [location_id], limit: 1 },
    { db, app },
  );
  return { id, location: items[0] ?? null };
}
