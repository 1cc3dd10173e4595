import { sql } from 'kysely';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import { leadCreated } from '#modules/leads/contract/lead-events.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { readForm } from '../forms/read-form.ts';
import { readLeadMailData } from '../mails/lead-for-mail.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import { sendLeadMail } from '../mails/send-lead-mail.ts';
import type { Context, LeadsTables } from '../tables.ts';
import { isLongPast } from './notify-progress.ts';

/** Notifies subscribers, observers and the consumer of a new lead, each once [FORM-06] [LEAD-09]. */
export const sendNewLeadMails = defineListener({
  name: 'leads.tell-of-new-lead',
  event: leadCreated,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    // Events without a form do not come from the intake and have no lead here.
    if (!payload.formId) return;
    const db: Db<LeadsTables> = tx as Db;
    const lead = await readLeadMailData({ db }, { clientId, id: payload.leadId });
    // Deleted before the notification.
    if (!lead) return;
    const form = await readForm({ db, app }, { clientId, id: lead.form_id });
    if (isLongPast(lead.created_at, form.settings)) return;
    const which = { clientId, leadId: lead.id };
    // The forwarding user already notified these recipients, or chose not to.
    const notifiedEmails = await forwardedTo({ db }, which);
    for (const [mail, part, leadRecipients] of [
      ['newLead', 'subscriber', lead.subscribers],
      ['newLeadCopy', 'observer', lead.observers],
    ] as const)
      for (const to of leadRecipients) {
        // Subscribers do not get the observer mail in addition.
        if (notifiedEmails.has(to.email.toLowerCase())) continue;
        notifiedEmails.add(to.email.toLowerCase());
        const links = await linkToLead({ db, app }, which, { email: to.email, part });
        const { open, reject } = links;
        await sendLeadMail(
          { db, app },
          {
            form,
            lead,
            mail,
            to,
            part,
            links: { open, reject: part === 'subscriber' ? reject : '' },
          },
        );
      }
    if (!lead.email) return;
    const [shop] = lead.location_id
      ? await app.ports.call(placesByIds, { clientId, ids: [lead.location_id] }, { db, app })
      : [];
    const open = /^https?:\/\//.test(shop?.website ?? '') ? (shop?.website ?? '') : '';
    const to = { email: lead.email, name: lead.firstname ?? '', locale: lead.metadata.locale };
    await sendLeadMail(
      { db, app },
      { form, lead, mail: 'confirmation', to, part: 'consumer', links: { open, reject: '' } },
    );
  },
});

/** Recipients that the lead was forwarded to before the first notification. */
async function forwardedTo(
  { db }: Pick<Context, 'db'>,
  { clientId, leadId }: { clientId: string; leadId: string },
): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select lower(detail #>> '{to,email}') as email from leads.lead_history
    where client_id = ${clientId} and lead_id = ${leadId} and kind = 'forward'`.execute(db);
  return new Set(rows.map(({ email }) => email));
}
