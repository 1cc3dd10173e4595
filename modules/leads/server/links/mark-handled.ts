import type { ActingParty } from '#modules/leads/contract/leads/lead-party.ts';
import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { changeLead, type LeadChange } from '../leads/change-lead.ts';
import type { WhichLead } from '../leads/lead-row.ts';
import { toldOfLead } from '../leads/told-of-lead.ts';
import type { LeadsTables } from '../tables.ts';

/**
 * The consumer says that somebody has answered already [LEAD-12]: the lead stays where it stands, and whoever has it is
 * asked how it ended. Said twice, it is noted once.
 */
export async function markHandled(
  { db }: { db: Db<LeadsTables> },
  which: WhichLead,
  by: ActingParty,
  at: Date,
): Promise<void> {
  await changeLead({ db }, which, (lead): LeadChange | undefined => {
    const { status } = lead;
    if (status === 'converted' || status === 'lost') {
      const refusal = status === 'converted' ? 'alreadyConverted' : 'alreadyLost';
      throw leadRefusals[refusal](toldOfLead(lead, refusal));
    }
    if (lead.handled) return undefined;
    const detail = { action: 'accept' as const, from: status, to: status, handled: true };
    return {
      changes: { handled: { by, at: at.toISOString() } },
      by,
      at,
      lines: [{ kind: 'status', detail }],
    };
  });
}
