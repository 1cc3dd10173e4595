import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { WhichLead } from '../leads/lead-row.ts';
import type { LeadsTables } from '../tables.ts';

/** A lead by itself, with the form that it came by. */
export async function findLead(
  { db }: { db: Db<LeadsTables> },
  { clientId, id }: WhichLead,
): Promise<{ id: string; formId: string }> {
  const lead = await db
    .selectFrom('leads.leads')
    .select(['id', 'form_id as formId'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!lead) throw notFound();
  return lead;
}
