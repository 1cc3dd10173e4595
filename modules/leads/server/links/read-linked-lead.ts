import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type FormRowKept, formOf } from '../forms/form-row.ts';
import type { LeadRowKept } from '../leads/lead-row.ts';
import type { LeadsTables } from '../tables.ts';
import type { LeadLink } from './link-of-token.ts';

/** The lead of a link with its form. */
export async function readLinkedLead(
  { db }: { db: Db<LeadsTables> },
  { clientId, leadId }: Pick<LeadLink, 'clientId' | 'leadId'>,
): Promise<{ lead: LeadRowKept; form: ReturnType<typeof formOf> }> {
  const lead = await db
    .selectFrom('leads.leads')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', leadId)
    .executeTakeFirst();
  const form: FormRowKept | undefined =
    lead &&
    (await db
      .selectFrom('leads.forms')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('id', '=', lead.form_id)
      .executeTakeFirst());
  // Deleted since the link was looked up.
  if (!lead || !form) throw notFound();
  return { lead, form: formOf(form) };
}
