import { sql } from 'kysely';
import type { LeadRecipient } from '#modules/forms/contract/intake/routing.ts';
import { leadRejected, leadReopened } from '#modules/leads/contract/lead-events.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { assignBrandAdmins, notifySubscribers } from '../follow-up/replace-recipient.ts';
import { type LeadMailData, type LeadWithForm, leadWithForm } from '../mails/lead-for-mail.ts';
import type { Context, LeadsTables } from '../tables.ts';
import { isLongPast } from './notify-progress.ts';

/**
 * After a rejection, notifies the remaining recipients again if the lead was reopened, or the brand's admins if there
 * are none.
 */
export const renotifyAfterRejection = defineListener({
  name: 'leads.ask-again-after-rejection',
  event: leadRejected,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    const db: Db<LeadsTables> = tx as Db;
    const found = await newLeadToNotify({ db, app }, clientId, payload);
    if (!found) return;
    const round = { turn: payload.at, at: new Date(payload.at) };
    const { subscribers } = found.lead;
    if (subscribers.length === 0) await assignBrandAdmins({ db, app }, found, round);
    else if (payload.reopened)
      await notifySubscribers({ db, app }, found, {
        ...round,
        to: subscribers,
        notice: 'openAgain',
      });
  },
});

/**
 * After an undone acceptance, notifies the other recipients, because they were informed that it was taken. After other
 * undos, only recipients whose first mail was cancelled are notified.
 */
export const renotifyAfterUndo = defineListener({
  name: 'leads.ask-again-after-undo',
  event: leadReopened,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    const db: Db<LeadsTables> = tx as Db;
    const found = await newLeadToNotify({ db, app }, clientId, payload);
    if (!found) return;
    const round = { turn: payload.at, at: new Date(payload.at) };
    if (payload.undone !== 'accept') {
      const to = await findNeverNotified({ db }, { clientId, lead: found.lead });
      return notifySubscribers({ db, app }, found, { ...round, to });
    }
    const { rows } = await sql<{ email: string | null }>`
      select lower(by ->> 'email') as email from leads.lead_history
      where client_id = ${clientId} and lead_id = ${payload.leadId}
        and kind = 'status' and detail ->> 'action' = 'undo'
      order by id desc limit 1`.execute(db);
    const knows = rows[0]?.email;
    const to = found.lead.subscribers.filter(({ email }) => email.toLowerCase() !== knows);
    await notifySubscribers({ db, app }, found, { ...round, to, notice: 'openAgain' });
  },
});

async function findNeverNotified(
  { db }: Pick<Context, 'db'>,
  { clientId, lead }: { clientId: string; lead: Pick<LeadMailData, 'id' | 'subscribers'> },
): Promise<LeadRecipient[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(detail ->> 'to') as email from leads.lead_history
    where client_id = ${clientId} and lead_id = ${lead.id} and kind = 'mail' and detail ->> 'mail' = 'newLead'
    group by 1 having bool_and(detail ->> 'state' = 'cancelled')`.execute(db);
  const emails = new Set(rows.map(({ email }) => email));
  return lead.subscribers.filter(({ email }) => emails.has(email.toLowerCase()));
}

/** Undefined if the lead is no longer new, or if the event is so old that a mail would confuse. */
async function newLeadToNotify(
  { db, app }: Context,
  clientId: string,
  { leadId, at }: { leadId: string; at: string },
): Promise<LeadWithForm | undefined> {
  const found = await leadWithForm({ db, app }, { clientId, id: leadId });
  const isDue = found?.lead.status === 'new' && !isLongPast(new Date(at), found.form.settings);
  return isDue ? found : undefined;
}
