import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { FormSettings } from '#modules/forms/contract/form-settings.ts';
import { leadAccepted, leadConverted } from '#modules/leads/contract/lead-events.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { type LeadWithForm, leadWithForm } from '../mails/lead-for-mail.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import { hashRecipient, sendLeadMail } from '../mails/send-lead-mail.ts';
import type { Context, LeadsTables } from '../tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a request is older than its idle days, so that notifications are pointless: it was imported, or no worker ran
 * for days.
 */
export function isLongPast(at: Date, { idleDaysNew }: Pick<FormSettings, 'idleDaysNew'>): boolean {
  return Date.now() - at.getTime() > idleDaysNew * DAY_MS;
}

/** Informs the other recipients that the lead is taken, and the consumer which store will answer [LEAD-09]. */
export const notifyOfAcceptance = defineListener({
  name: 'leads.tell-of-acceptance',
  event: leadAccepted,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    const db: Db<LeadsTables> = tx as Db;
    // Locks the lead, so that a link ended concurrently is not reopened here.
    await db
      .selectFrom('leads.leads')
      .select('id')
      .where('client_id', '=', clientId)
      .where('id', '=', payload.leadId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const found = await leadWithForm({ db, app }, { clientId, id: payload.leadId });
    // The acceptance was undone before the notification.
    if (found?.lead.status !== 'accepted' || !found.lead.owner) return;
    const at = new Date(payload.at);
    if (isLongPast(at, found.form.settings)) return;
    await notifyOthers({ db, app }, found, at);
    await notifyConsumer({ db, app }, found, at);
  },
});

async function notifyOthers(
  { db, app }: Context,
  { form, lead }: LeadWithForm,
  at: Date,
): Promise<void> {
  const owner = lead.owner?.email.toLowerCase();
  for (const to of lead.subscribers.filter(({ email }) => email.toLowerCase() !== owner)) {
    // Uses the recipient's own link, which shows the owner and other open leads; a page of the app would require
    // sign-in.
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

async function notifyConsumer(
  { db, app }: Context,
  { form, lead }: LeadWithForm,
  at: Date,
): Promise<void> {
  // A consumer that already got an answer needs no mail.
  if (!lead.email || lead.handled) return;
  const { clientId } = form;
  const [shop] = lead.location_id
    ? await app.ports.call(placesByIds, { clientId, ids: [lead.location_id] }, { db, app })
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
      // Once per owner: accepting again after an undo sends no second mail.
      turn: hashRecipient({ app }, lead.owner?.email ?? ''),
      at,
    },
  );
}

/** Informs the owner that the consumer reported a purchase [LEAD-12]. */
export const notifyOwnerOfSale = defineListener({
  name: 'leads.tell-of-sale',
  event: leadConverted,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    if (payload.by !== 'consumer') return;
    const db: Db<LeadsTables> = tx as Db;
    const found = await leadWithForm({ db, app }, { clientId, id: payload.leadId });
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
