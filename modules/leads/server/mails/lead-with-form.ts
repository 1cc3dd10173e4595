import type { Form } from '#modules/leads/contract/forms/form.ts';
import { isUuid } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readForm } from '../forms/read-form.ts';
import type { WhichLead } from '../leads/lead-row.ts';
import type { LeadsTables } from '../tables.ts';
import { type ToldLead, toldLead } from './told-lead.ts';

export interface LeadWithForm {
  lead: ToldLead;
  form: Form;
}

/**
 * A lead and the form whose mails tell of it; undefined where it was deleted meanwhile, and for what another than the intake
 * tells of: that is no lead of ours.
 */
export async function leadWithForm(
  { db }: { db: Db<LeadsTables> },
  { clientId, id }: WhichLead,
): Promise<LeadWithForm | undefined> {
  if (!isUuid(id)) return undefined;
  const lead = await toldLead({ db }, { clientId, id });
  return lead && { lead, form: await readForm({ db }, { clientId, id: lead.form_id }) };
}
