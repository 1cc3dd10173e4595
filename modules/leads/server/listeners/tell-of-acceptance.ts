import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import { leadAccepted } from '#modules/leads/contract/lead-events.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { type LeadWithForm, leadWithForm } from '../mails/lead-with-form.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import { hashOfRecipient, sendLeadMail } from '../mails/send-lead-mail.ts';
import type { LeadsTables } from '../tables.ts';
import { isLongPast } from './is-long-past.ts';

/** Whoever else was asked learns that it is taken, and who asked learns who will answer [LEAD-09]. */
export const tellOfAcceptance = defineListener({
  name: 'leads.tell-of-acceptance',
  event: leadAccepted,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    const db: Db<LeadsTables> = tx as Db;
    // Whoever acts on the lead waits: a link that is ended meanwhile must not be opened again here.
    await db
      .selectFrom('leads.leads')
      .select('id')
      .where('client_id', '=', clientId)
      .where('id', '=', payload.leadId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const found = await leadWithForm({ db }, { clientId, id: payload.leadId });
    // Taken back before anybody was told.
    if (found?.lead.status !== 'accepted' || !found.lead.owner) return;
    const at = new Date(payload.at);
    if (isLongPast(at, found.form.settings)) return;
    await tellOthers({ db, app }, found, at);
    await tellConsumer({ db, app }, found, at);
  },
});

async function tellOthers(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { form, lead }: LeadWithForm,
  at: Date,
): Promise<void> {
  const owner = lead.owner?.email.toLowerCase();
  for (const to of lead.subscribers.filter(({ email }) => email.toLowerCase() !== owner)) {
    // Their own link shows who has it and what else waits for them; a page of ours would ask them to sign in.
    const { open } = await linkToLead(
      { db, app },
      { clientId: form.clientId, leadId: lead.id },
      { email: to.email, part: 'subscriber' },
      at,
    );
    const links = { open, reject: '' };
    const turn = at.toISOString();
    await sendLeadMail(
      { db, app },
      { form, lead, mail: 'taken', to, part: 'subscriber', links, turn, at },
    );
  }
}

async function tellConsumer(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { form, lead }: LeadWithForm,
  at: Date,
): Promise<void> {
  // Who was answered before knows.
  if (!lead.email || lead.handled) return;
  const { clientId } = form;
  const [shop] = lead.location_id
    ? await app.ports.ask(placesByIds, { clientId, ids: [lead.location_id] }, { db, app })
    : [];
  const open = /^https?:\/\//.test(shop?.website ?? '') ? (shop?.website ?? '') : '';
  const to = { email: lead.email, name: lead.firstname ?? '', locale: lead.metadata.locale };
  await sendLeadMail(
    { db, app },
    {
      form,
      lead,
      mail: 'answered',
      to,
      part: 'consumer',
      links: { open, reject: '' },
      // Once for each who accepts: taken back and accepted again is no news.
      turn: hashOfRecipient({ app }, lead.owner?.email ?? ''),
      at,
    },
  );
}
