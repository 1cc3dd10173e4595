import { leadConverted } from '#modules/leads/contract/lead-events.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { leadWithForm } from '../mails/lead-with-form.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import { sendLeadMail } from '../mails/send-lead-mail.ts';
import type { LeadsTables } from '../tables.ts';
import { isLongPast } from './is-long-past.ts';

/** Informs the owner that the consumer reported a purchase [LEAD-12]. */
export const notifyOwnerOfSale = defineListener({
  name: 'leads.tell-of-sale',
  event: leadConverted,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    if (payload.by !== 'consumer') return;
    const db: Db<LeadsTables> = tx as Db;
    const found = await leadWithForm({ db }, { clientId, id: payload.leadId });
    if (found?.lead.status !== 'converted' || !found.lead.owner?.email) return;
    const { form, lead } = found;
    const { owner } = found.lead;
    const at = new Date(payload.at);
    if (isLongPast(at, form.settings)) return;
    const { open } = await linkToLead(
      { db, app },
      { clientId, leadId: lead.id },
      { email: owner.email, part: 'subscriber' },
      at,
    );
    const links = { open, reject: '' };
    const turn = payload.at;
    await sendLeadMail(
      { db, app },
      { form, lead, mail: 'bought', to: owner, part: 'subscriber', links, turn, at },
    );
  },
});
