import { sql } from 'kysely';
import { changedMeanwhile } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';
import type { StoredLead } from './lead-row.ts';

/**
 * Refuses an edit based on an outdated version and names the earlier editor. Actions do not change answers, but a
 * conversion can set a price.
 */
export async function refuseStaleEdit(
  { db }: { db: Db<LeadsTables> },
  lead: StoredLead,
  { version, price }: { version?: number | undefined; price?: number | null | undefined },
): Promise<void> {
  if (version === undefined) return;
  const isPricedSince = price !== undefined && version < lead.version && lead.price !== null;
  if (version >= lead.edited_version && !isPricedSince) return;
  const last = await db
    .selectFrom('leads.lead_history')
    .select(['at', sql<string>`by ->> 'name'`.as('by')])
    .where('client_id', '=', lead.client_id)
    .where('lead_id', '=', lead.id)
    .where('kind', 'in', ['edit', 'status'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  throw changedMeanwhile({
    by: last?.by ?? '',
    at: (last?.at ?? lead.updated_at).toISOString(),
  });
}
