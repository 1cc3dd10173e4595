import { type RawBuilder, sql } from 'kysely';
import type { LeadActor } from '#modules/leads/contract/leads/lead-actor.ts';
import type { HistoryEntry } from '#modules/leads/contract/leads/lead-history.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { WhichLead } from './lead-row.ts';

export type Noted = Pick<HistoryEntry, 'kind' | 'detail'>;

/**
 * History entries as an insert, to combine with the change in one statement; `from` names the query that must have
 * rows.
 */
export function historyLines(
  { clientId, id }: WhichLead,
  { by, at, lines, from }: { by: LeadActor; at: Date; lines: readonly Noted[]; from: string },
): RawBuilder<unknown> {
  const rows = lines.map(({ kind, detail }) => ({ id: uuidV7(), kind, detail }));
  return sql`
    insert into leads.lead_history (client_id, id, lead_id, at, kind, by, detail)
    select ${clientId}, line.id, ${id}, ${at}, line.kind, ${JSON.stringify(by)}::jsonb, line.detail
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (id uuid, kind text, detail jsonb)
    where exists (select from ${sql.id(from)})`;
}
