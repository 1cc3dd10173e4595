import type { Form } from '#modules/leads/contract/forms/form.ts';
import { isUuid } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readForm } from '../forms/read-form.ts';
import type { WhichLead } from '../leads/lead-row.ts';
import type { LeadsTables } from '../tables.ts';
import { type LeadMailData, readLeadMailData } from './lead-mail-data.ts';

export interface LeadWithForm {
  lead: LeadMailData;
  form: Form;
}

/** A lead and its form; undefined if it was deleted, or if the id is not a UUID and comes from another source. */
export async function leadWithForm(
  { db }: { db: Db<LeadsTables> },
  { clientId, id }: WhichLead,
): Promise<LeadWithForm | undefined> {
  if (!isUuid(id)) return undefined;
  const lead = await readLeadMailData({ db }, { clientId, id });
  return lead && { lead, form: await readForm({ db }, { clientId, id: lead.form_id }) };
}
