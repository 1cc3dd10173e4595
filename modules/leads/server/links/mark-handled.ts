import type { LeadActor } from '#modules/leads/contract/leads/lead-actor.ts';
import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { changeLead, type LeadChange } from '../leads/change-lead.ts';
import type { WhichLead } from '../leads/lead-row.ts';
import { refusalParams } from '../leads/refusal-params.ts';
import type { LeadsTables } from '../tables.ts';

/**
 * The consumer reports that they already got an answer [LEAD-12]. The status does not change; the owner is expected to
 * report the outcome. A repeated report is recorded once.
 */
export async function markHandled(
  { db }: { db: Db<LeadsTables> },
  which: WhichLead,
  by: LeadActor,
  at: Date,
): Promise<void> {
  await changeLead({ db }, which, (lead): LeadChange | undefined => {
    const { status } = lead;
    if (status === 'converted' || status === 'lost') {
      const refusal = status === 'converted' ? 'alreadyConverted' : 'alreadyLost';
      throw leadRefusals[refusal](refusalParams(lead, refusal));
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
