import type { HistoryEntry } from '#modules/leads/contract/leads/lead-history.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';
import type { WhichLead } from './lead-row.ts';

const LINES_OF_PAGE = 50;

/** What happened to a lead, the latest first, from a line on [LEAD-08]. */
export async function readHistory(
  { db }: { db: Db<LeadsTables> },
  { clientId, id, formId }: WhichLead & { formId: string },
  { before }: { before?: string | undefined },
): Promise<{ items: HistoryEntry[]; next: string | null }> {
  const lead = await db
    .selectFrom('leads.leads')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('form_id', '=', formId)
    .executeTakeFirst();
  if (!lead) throw notFound();
  const rows = await db
    .selectFrom('leads.lead_history')
    .select(['id', 'at', 'kind', 'by', 'detail'])
    .where('client_id', '=', clientId)
    .where('lead_id', '=', id)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(LINES_OF_PAGE + 1)
    .execute();
  const items = rows
    .slice(0, LINES_OF_PAGE)
    .map(({ at, ...line }) => ({ ...line, at: at.toISOString() }) as unknown as HistoryEntry);
  return { items, next: rows.length > LINES_OF_PAGE ? (items.at(-1)?.id ?? null) : null };
}
