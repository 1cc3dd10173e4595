import { sql } from 'kysely';
import { THE_SUITE } from '#modules/leads/contract/leads/lead-party.ts';
import type { Db } from '#platform/server/database/database.ts';
import { changeLead } from '../leads/change-lead.ts';
import type { WhichLead } from '../leads/lead-row.ts';
import type { LeadsTables } from '../tables.ts';

/** Somebody is asked no more while nobody has answered: their link ends, and the history says why. False where they were not asked. */
export async function takeOffLead(
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
      by: THE_SUITE,
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
