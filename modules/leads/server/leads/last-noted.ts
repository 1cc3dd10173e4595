import { sql } from 'kysely';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { LeadActor } from '#modules/leads/contract/leads/lead-actor.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { StoredLead } from './lead-row.ts';

/** Author and time of the last change of the note, from the history. */
export async function lastNoted(
  { db }: { db: Db },
  { client_id, id, internal_note }: Pick<StoredLead, 'client_id' | 'id' | 'internal_note'>,
): Promise<Lead['noted']> {
  if (!internal_note) return null;
  const { rows } = await sql<{ by: LeadActor; at: Date }>`
    select by, at from leads.lead_history
    where client_id = ${client_id} and lead_id = ${id} and kind = 'edit'
      and detail -> 'changes' @> '[{"part": "internalNote"}]'
    order by id desc limit 1`.execute(db);
  const [line] = rows;
  return line ? { by: line.by, at: line.at.toISOString() } : null;
}
