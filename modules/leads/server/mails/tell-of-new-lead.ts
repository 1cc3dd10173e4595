import { sql } from 'kysely';
import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import { leadCreated } from '#modules/leads/contract/lead-events.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { readForm } from '../forms/read-form.ts';
import { isLongPast } from '../listeners/is-long-past.ts';
import type { LeadsTables } from '../tables.ts';
import { linkToLead } from './link-to-lead.ts';
import { sendLeadMail } from './send-lead-mail.ts';
import { toldLead } from './told-lead.ts';

/** Whoever accepts or rejects, whoever only reads, and who asked: each is told of a new lead once [FORM-06] [LEAD-09]. */
export const tellOfNewLead = defineListener({
  name: 'leads.tell-of-new-lead',
  event: leadCreated,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    // Told by another than the intake, it is no lead of ours.
    if (!payload.formId) return;
    const db: Db<LeadsTables> = tx as Db;
    const lead = await toldLead({ db }, { clientId, id: payload.leadId });
    // Deleted before anybody was told.
    if (!lead) return;
    const form = await readForm({ db }, { clientId, id: lead.form_id });
    if (isLongPast(lead.created_at, form.settings)) return;
    const which = { clientId, leadId: lead.id };
    // Who forwards it tells them, or has chosen not to.
    const told = await forwardedTo({ db }, which);
    for (const [mail, part, parties] of [
      ['newLead', 'subscriber', lead.subscribers],
      ['newLeadCopy', 'observer', lead.observers],
    ] as const)
      for (const to of parties) {
        // Who may accept needs no copy beside.
        if (told.has(to.email.toLowerCase())) continue;
        told.add(to.email.toLowerCase());
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
      ? await app.ports.ask(placesByIds, { clientId, ids: [lead.location_id] }, { db, app })
      : [];
    const open = /^https?:\/\//.test(shop?.website ?? '') ? (shop?.website ?? '') : '';
    const to = { email: lead.email, name: lead.firstname ?? '', locale: lead.metadata.locale };
    await sendLeadMail(
      { db, app },
      { form, lead, mail: 'confirmation', to, part: 'consumer', links: { open, reject: '' } },
    );
  },
});

/** To whom somebody has forwarded the lead before anybody was told of it. */
async function forwardedTo(
  { db }: { db: Db<LeadsTables> },
  { clientId, leadId }: { clientId: string; leadId: string },
): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select lower(detail #>> '{to,email}') as email from leads.lead_history
    where client_id = ${clientId} and lead_id = ${leadId} and kind = 'forward'`.execute(db);
  return new Set(rows.map(({ email }) => email));
}
