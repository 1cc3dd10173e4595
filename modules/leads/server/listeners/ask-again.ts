import { sql } from 'kysely';
import type { LeadParty } from '#modules/leads/contract/intake/routing.ts';
import { leadRejected, leadReopened } from '#modules/leads/contract/lead-events.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { askAdmins } from '../clocks/ask-admins.ts';
import { askSubscribers } from '../clocks/ask-subscribers.ts';
import { leadWithForm } from '../mails/lead-with-form.ts';
import type { ToldLead } from '../mails/told-lead.ts';
import type { LeadsTables } from '../tables.ts';
import { isLongPast } from './is-long-past.ts';

/** Given back, a lead is open to whoever is left, and they are asked again; where nobody is left, the brand's admins are. */
export const askAgainAfterRejection = defineListener({
  name: 'leads.ask-again-after-rejection',
  event: leadRejected,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    const db: Db<LeadsTables> = tx as Db;
    const found = await leadWithForm({ db }, { clientId, id: payload.leadId });
    if (found?.lead.status !== 'new') return;
    if (isLongPast(new Date(payload.at), found.form.settings)) return;
    const asked = { turn: payload.at, at: new Date(payload.at) };
    const { subscribers } = found.lead;
    if (subscribers.length === 0) await askAdmins({ db, app }, found, asked);
    else if (payload.reopened)
      await askSubscribers({ db, app }, found, { ...asked, to: subscribers, notice: 'openAgain' });
  },
});

/**
 * Whoever takes an acceptance back knows; the others were told that it is taken. Of another step nobody was told: only those are
 * asked whose first mail did not leave because of it.
 */
export const askAgainAfterUndo = defineListener({
  name: 'leads.ask-again-after-undo',
  event: leadReopened,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    const db: Db<LeadsTables> = tx as Db;
    const found = await leadWithForm({ db }, { clientId, id: payload.leadId });
    if (found?.lead.status !== 'new') return;
    if (isLongPast(new Date(payload.at), found.form.settings)) return;
    const asked = { turn: payload.at, at: new Date(payload.at) };
    if (payload.undone !== 'accept') {
      const to = await neverTold({ db }, { clientId, lead: found.lead });
      return askSubscribers({ db, app }, found, { ...asked, to });
    }
    const { rows } = await sql<{ email: string | null }>`
      select lower(by ->> 'email') as email from leads.lead_history
      where client_id = ${clientId} and lead_id = ${payload.leadId}
        and kind = 'status' and detail ->> 'action' = 'undo'
      order by id desc limit 1`.execute(db);
    const knows = rows[0]?.email;
    const to = found.lead.subscribers.filter(({ email }) => email.toLowerCase() !== knows);
    await askSubscribers({ db, app }, found, { ...asked, to, notice: 'openAgain' });
  },
});

async function neverTold(
  { db }: { db: Db },
  { clientId, lead }: { clientId: string; lead: Pick<ToldLead, 'id' | 'subscribers'> },
): Promise<LeadParty[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(detail ->> 'to') as email from leads.lead_history
    where client_id = ${clientId} and lead_id = ${lead.id} and kind = 'mail' and detail ->> 'mail' = 'newLead'
    group by 1 having bool_and(detail ->> 'state' = 'cancelled')`.execute(db);
  const emails = new Set(rows.map(({ email }) => email));
  return lead.subscribers.filter(({ email }) => emails.has(email.toLowerCase()));
}
