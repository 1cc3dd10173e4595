import { type RawBuilder, sql } from 'kysely';
import type { HistoryEntry } from '#modules/leads/contract/leads/lead-history.ts';
import type { ActingParty } from '#modules/leads/contract/leads/lead-party.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { WhichLead } from './lead-row.ts';

export type Noted = Pick<HistoryEntry, 'kind' | 'detail'>;

/**
 * Lines of a lead's history as an insert, to stand beside the change that it tells of in one statement; `from` names what
 * must have happened for them to be true.
 */
export function historyLines(
  { clientId, id }: WhichLead,
  { by, at, lines, from }: { by: ActingParty; at: Date; lines: readonly Noted[]; from: string },
): RawBuilder<unknown> {
  const rows = lines.map(({ kind, detail }) => ({ id: uuidV7(), kind, detail }));
  return sql`
    insert into leads.lead_history (client_id, id, lead_id, at, kind, by, detail)
    select ${clientId}, line.id, ${id}, ${at}, line.kind, ${JSON.stringify(by)}::jsonb, line.detail
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (id uuid, kind text, detail jsonb)
    where exists (select from ${sql.id(from)})`;
}
