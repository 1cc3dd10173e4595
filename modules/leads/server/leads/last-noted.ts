import { sql } from 'kysely';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { ActingParty } from '#modules/leads/contract/leads/lead-party.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadRowKept } from './lead-row.ts';

/** Who changed the note of a lead last, and when: its history knows. */
export async function lastNoted(
  { db }: { db: Db },
  { client_id, id, internal_note }: Pick<LeadRowKept, 'client_id' | 'id' | 'internal_note'>,
): Promise<Lead['noted']> {
  if (!internal_note) return null;
  const { rows } = await sql<{ by: ActingParty; at: Date }>`
    select by, at from leads.lead_history
    where client_id = ${client_id} and lead_id = ${id} and kind = 'edit'
      and detail -> 'changes' @> '[{"part": "internalNote"}]'
    order by id desc limit 1`.execute(db);
  const [line] = rows;
  return line ? { by: line.by, at: line.at.toISOString() } : null;
}
