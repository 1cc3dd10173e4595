import { sql } from 'kysely';
import type { ActingParty } from '#modules/leads/contract/leads/lead-party.ts';
import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { WhichLead } from '../leads/lead-row.ts';
import { historyLines } from '../leads/note-in-history.ts';
import { toldOfLead } from '../leads/told-of-lead.ts';
import type { LeadsTables } from '../tables.ts';
import { readLinkedLead } from './read-linked-lead.ts';

/**
 * The consumer says that somebody has answered already [LEAD-12]: the lead stays where it stands, and whoever has it is
 * asked how it ended. Said twice, it is noted once.
 */
export async function markHandled(
  { db }: { db: Db<LeadsTables> },
  { clientId, id }: WhichLead,
  by: ActingParty,
  at: Date,
): Promise<void> {
  const { lead } = await readLinkedLead({ db }, { clientId, leadId: id });
  const { status } = lead;
  if (status === 'converted' || status === 'lost') {
    const refusal = status === 'converted' ? 'alreadyConverted' : 'alreadyLost';
    throw leadRefusals[refusal](toldOfLead(lead, refusal));
  }
  const lines = [
    {
      kind: 'status' as const,
      detail: { action: 'accept' as const, from: status, to: status, handled: true },
    },
  ];
  const mark = JSON.stringify({ by, at: at.toISOString() });
  await sql`
    with marked as (
      update leads.leads set handled = ${mark}::jsonb, updated_at = ${at}, version = version + 1
      where client_id = ${clientId} and id = ${id} and handled is null and status in ('new', 'accepted')
      returning id
    ), noted as (${historyLines({ clientId, id }, { by, at, lines, from: 'marked' })})
    select id from marked`.execute(db);
}
