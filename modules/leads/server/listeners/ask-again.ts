import { sql } from 'kysely';
import { leadRejected, leadReopened } from '#modules/leads/contract/lead-events.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { askAdmins } from '../clocks/ask-admins.ts';
import { askSubscribers } from '../clocks/ask-subscribers.ts';
import { leadWithForm } from '../mails/lead-with-form.ts';
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

/** Whoever takes an acceptance back knows; the others were told that it is taken. */
export const askAgainAfterUndo = defineListener({
  name: 'leads.ask-again-after-undo',
  event: leadReopened,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    if (payload.undone !== 'accept') return;
    const db: Db<LeadsTables> = tx as Db;
    const found = await leadWithForm({ db }, { clientId, id: payload.leadId });
    if (found?.lead.status !== 'new') return;
    if (isLongPast(new Date(payload.at), found.form.settings)) return;
    const { rows } = await sql<{ email: string | null }>`
      select lower(by ->> 'email') as email from leads.lead_history
      where client_id = ${clientId} and lead_id = ${payload.leadId}
        and kind = 'status' and detail ->> 'action' = 'undo'
      order by id desc limit 1`.execute(db);
    const knows = rows[0]?.email;
    const to = found.lead.subscribers.filter(({ email }) => email.toLowerCase() !== knows);
    const asked = { turn: payload.at, at: new Date(payload.at), notice: 'openAgain' } as const;
    await askSubscribers({ db, app }, found, { ...asked, to });
  },
});
