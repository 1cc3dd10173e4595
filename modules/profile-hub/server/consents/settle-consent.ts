import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { countingDecisions, mergedLedgers } from './consent-rule.ts';

/**
 * Writes on each contact what counts now of its ledger and of the ledgers merged into it: `countingDecisions` decides.
 */
export async function settleConsent(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  contactIds: readonly string[],
): Promise<void> {
  if (contactIds.length === 0) return;
  // Two who decide at once are settled one after the other: the second reads what the first has written.
  await sql`
    select from profile_hub.contacts
    where client_id = ${clientId} and id = any (${contactIds}::text[]) order by id for update`.execute(
    db,
  );
  await sql`
    with latest as (${countingDecisions(clientId, mergedLedgers(clientId, contactIds))}),
    settled as (
      select id,
        coalesce(array_agg(purpose order by purpose) filter (where decision = 'given'), '{}') as given,
        coalesce(array_agg(purpose order by purpose) filter (where decision = 'withdrawn'), '{}') as withdrawn,
        coalesce(array_agg(purpose order by purpose) filter (where decision = 'refused'), '{}') as refused
      from unnest(${contactIds}::text[]) as id left join latest on latest.kept_id = id
      group by id
    )
    update profile_hub.contacts as contact
    set given = settled.given, withdrawn = settled.withdrawn, refused = settled.refused
    from settled
    where contact.client_id = ${clientId} and contact.id = settled.id
      and (contact.given, contact.withdrawn, contact.refused)
        is distinct from (settled.given, settled.withdrawn, settled.refused)`.execute(db);
}
