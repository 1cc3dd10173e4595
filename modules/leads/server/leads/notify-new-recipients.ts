import type { LeadRecipient } from '#modules/leads/contract/intake/routing.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readForm } from '../forms/read-form.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import { sendLeadMail } from '../mails/send-lead-mail.ts';
import type { LeadsTables } from '../tables.ts';
import type { StoredLead } from './lead-row.ts';

/** Sends new subscribers and observers the mail of a new lead, even if they got it before. */
export async function notifyNewRecipients(
  { db, app }: { db: Db<LeadsTables>; app: App },
  lead: StoredLead,
  { subscribers, observers }: Record<'subscribers' | 'observers', readonly LeadRecipient[]>,
  /** Id of the event that made them recipients, to allow a repeated mail. */
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
