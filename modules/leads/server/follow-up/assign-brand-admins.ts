import { sql } from 'kysely';
import type { LeadRecipient } from '#modules/leads/contract/intake/routing.ts';
import { SUITE_ACTOR } from '#modules/leads/contract/leads/lead-actor.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { clientAdminsPort } from '#platform/server/sessions/admins-port.ts';
import { changeLead } from '../leads/change-lead.ts';
import type { LeadWithForm } from '../mails/lead-with-form.ts';
import type { LeadsTables } from '../tables.ts';
import { notifySubscribers } from './notify-subscribers.ts';

/**
 * Fallback if no recipient is left: assigns the brand's admins, except those that rejected the lead or are unreachable.
 * Returns the new recipients.
 */
export async function assignBrandAdmins(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { form, lead }: LeadWithForm,
  { turn, at, without = [] }: { turn: string; at: Date; without?: readonly string[] },
): Promise<LeadRecipient[]> {
  const { clientId } = form;
  const { admins } = await app.ports.ask(clientAdminsPort, { clientId }, { db, app });
  const off = new Set([
    ...without,
    ...lead.rejected.map(({ email }) => email.toLowerCase()),
    ...(await unreachable({ db }, { clientId, id: lead.id })),
  ]);
  const subscribers = admins
    .filter(({ email }) => !off.has(email.toLowerCase()))
    .map(({ userId, email, name, locale }): LeadRecipient => ({ userId, email, name, locale }));
  if (subscribers.length === 0) return [];
  const lines = subscribers.map(({ name, email }) => ({
    kind: 'assign' as const,
    detail: { name, email },
  }));
  const changed = await changeLead({ db }, { clientId, id: lead.id }, (found) =>
    found.status === 'new' && found.subscribers.length === 0
      ? { changes: { subscribers }, by: SUITE_ACTOR, at, lines }
      : undefined,
  );
  if (!changed) return [];
  const asked = { form, lead: { ...lead, subscribers } };
  await notifySubscribers({ db, app }, asked, { to: subscribers, turn, at, notice: 'nobodyLeft' });
  return subscribers;
}

async function unreachable(
  { db }: { db: Db },
  { clientId, id }: { clientId: string; id: string },
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select lower(detail ->> 'email') as email from leads.lead_history
    where client_id = ${clientId} and lead_id = ${id} and kind = 'unassign'
      and detail ->> 'reason' is not null and detail ->> 'email' is not null`.execute(db);
  return rows.map(({ email }) => email);
}
