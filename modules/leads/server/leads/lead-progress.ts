import { sql } from 'kysely';
import type { LeadProgress } from '#modules/leads/contract/lead-progress.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';

export async function readLeadProgress(
  { db }: { db: Db<LeadsTables> },
  { clientId, leadId }: { clientId: string; leadId: string },
): Promise<LeadProgress | undefined> {
  return await db
    .selectFrom('leads.leads')
    .select([
      'location_id as locationId',
      sql<boolean>`accepted_at is not null`.as('isAccepted'),
      sql<boolean>`status = 'converted'`.as('isSold'),
    ])
    .where('client_id', '=', clientId)
    .where('id', '=', leadId)
    .executeTakeFirst();
}
