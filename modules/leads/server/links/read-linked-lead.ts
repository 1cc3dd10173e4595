import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type StoredForm, toForm } from '../forms/form-row.ts';
import type { StoredLead } from '../leads/lead-row.ts';
import type { LeadsTables } from '../tables.ts';
import type { LeadLink } from './resolve-link-token.ts';

/** The lead of a link with its form. */
export async function readLinkedLead(
  { db }: { db: Db<LeadsTables> },
  { clientId, leadId }: Pick<LeadLink, 'clientId' | 'leadId'>,
): Promise<{ lead: StoredLead; form: ReturnType<typeof toForm> }> {
  const lead = await db
    .selectFrom('leads.leads')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', leadId)
    .executeTakeFirst();
  const form: StoredForm | undefined =
    lead &&
    (await db
      .selectFrom('leads.forms')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('id', '=', lead.form_id)
      .executeTakeFirst());
  // Deleted after the link was resolved.
  if (!lead || !form) throw notFound();
  return { lead, form: toForm(form) };
}
