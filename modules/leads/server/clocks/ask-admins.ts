import { sql } from 'kysely';
import type { LeadParty } from '#modules/leads/contract/intake/routing.ts';
import { THE_SUITE } from '#modules/leads/contract/leads/lead-party.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { adminsOfClient } from '#platform/server/sessions/admins-port.ts';
import { changeLead } from '../leads/change-lead.ts';
import type { LeadWithForm } from '../mails/lead-with-form.ts';
import type { LeadsTables } from '../tables.ts';
import { askSubscribers } from './ask-subscribers.ts';

/**
 * Nobody is left who would answer: the brand's admins are asked, as where a form names nobody. Without those who have said no
 * to it and those whom nothing reaches. Returns whom it has asked.
 */
export async function askAdmins(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { form, lead }: LeadWithForm,
  { turn, at, without = [] }: { turn: string; at: Date; without?: readonly string[] },
): Promise<LeadParty[]> {
  const { clientId } = form;
  const { admins } = await app.ports.ask(adminsOfClient, { clientId }, { db, app });
  const off = new Set([
    ...without,
    ...lead.rejected.map(({ email }) => email.toLowerCase()),
    ...(await unreachable({ db }, { clientId, id: lead.id })),
  ]);
  const subscribers = admins
    .filter(({ email }) => !off.has(email.toLowerCase()))
    .map(({ userId, email, name, locale }): LeadParty => ({ userId, email, name, locale }));
  if (subscribers.length === 0) return [];
  const lines = subscribers.map(({ name, email }) => ({
    kind: 'assign' as const,
    detail: { name, email },
  }));
  const changed = await changeLead({ db }, { clientId, id: lead.id }, (found) =>
    found.status === 'new' && found.subscribers.length === 0
      ? { changes: { subscribers }, by: THE_SUITE, at, lines }
      : undefined,
  );
  if (!changed) return [];
  const asked = { form, lead: { ...lead, subscribers } };
  await askSubscribers({ db, app }, asked, { to: subscribers, turn, at, notice: 'nobodyLeft' });
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
