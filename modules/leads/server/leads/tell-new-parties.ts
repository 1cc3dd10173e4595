import type { LeadParty } from '#modules/leads/contract/intake/routing.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readForm } from '../forms/read-form.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import { sendLeadMail } from '../mails/send-lead-mail.ts';
import type { LeadsTables } from '../tables.ts';
import type { LeadRowKept } from './lead-row.ts';

/** Who is asked from now on, and who reads: each gets the mail of a new lead, however often it came to them before. */
export async function tellNewParties(
  { db, app }: { db: Db<LeadsTables>; app: App },
  lead: LeadRowKept,
  { subscribers, observers }: Record<'subscribers' | 'observers', readonly LeadParty[]>,
  /** By what it came to them. */
  turn: string,
): Promise<void> {
  const clientId = lead.client_id;
  const form = await readForm({ db }, { clientId, id: lead.form_id });
  for (const [mail, part, parties] of [
    ['newLead', 'subscriber', subscribers],
    ['newLeadCopy', 'observer', observers],
  ] as const)
    for (const to of parties) {
      const which = { clientId, leadId: lead.id };
      const { open, reject } = await linkToLead({ db, app }, which, { email: to.email, part });
      const links = { open, reject: part === 'subscriber' ? reject : '' };
      await sendLeadMail({ db, app }, { form, lead, mail, to, part, links, turn });
    }
}
