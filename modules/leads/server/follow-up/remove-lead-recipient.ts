import { sql } from 'kysely';
import { SUITE_ACTOR } from '#modules/leads/contract/leads/lead-actor.ts';
import type { Db } from '#platform/server/database/database.ts';
import { changeLead } from '../leads/change-lead.ts';
import type { WhichLead } from '../leads/lead-row.ts';
import type { LeadsTables } from '../tables.ts';

/**
 * Removes a recipient from a new lead: their link ends, and the history stores the reason. Returns false if they were
 * not a recipient.
 */
export async function removeLeadRecipient(
  { db }: { db: Db<LeadsTables> },
  which: WhichLead,
  {
    party,
    reason,
    at,
  }: { party: { name: string; email: string }; reason: string | null; at: Date },
): Promise<boolean> {
  const email = party.email.toLowerCase();
  const detail = { name: party.name, email: party.email, reason };
  const changed = await changeLead({ db }, which, ({ status, subscribers }) => {
    const left = subscribers.filter((asked) => asked.email.toLowerCase() !== email);
    if (status !== 'new' || left.length === subscribers.length) return undefined;
    return {
      changes: { subscribers: left },
      by: SUITE_ACTOR,
      at,
      lines: [{ kind: 'unassign', detail }],
      links: {
        set: sql`ended_at = ${at}, ended_why = 'forwarded'`,
        of: sql`recipient = ${email} and part = 'subscriber'`,
      },
    };
  });
  return changed !== undefined;
}
