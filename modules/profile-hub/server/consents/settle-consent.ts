import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import { blockedPurposes, readBlocksLocked } from '../blocks/block-rule.ts';
import type { ProfileHubTables } from '../tables.ts';
import { countingDecisions, mergedLedgers, ownConsents } from './consent-rule.ts';

/**
 * Writes the effective consent of each contact: `countingDecisions` of its own and merged ledgers, with blocked
 * purposes as withdrawn. `isLocked`: the caller holds the lock of the block list or takes it before it commits.
 */
export async function settleConsent(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  contactIds: readonly string[],
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<void> {
  if (contactIds.length === 0) return;
  // Serialises concurrent decisions: the second transaction reads the entries of the first.
  await sql`
    select from profile_hub.contacts
    where client_id = ${clientId} and id = any (${contactIds}::text[]) order by id for update`.execute(
    db,
  );
  if (!isLocked) await readBlocksLocked({ db }, clientId);
  const ledgers = mergedLedgers(clientId, contactIds);
  await sql`
    with ledger as (${countingDecisions(clientId, ledgers)}),
    blocked as (${blockedPurposes(clientId, contactIds, ownConsents(clientId, ledgers))}),
    latest as (
      select kept_id, purpose, decision from ledger
      where not exists (
        select from blocked where blocked.contact_id = ledger.kept_id and blocked.purpose = ledger.purpose)
      union
      select contact_id, purpose, 'withdrawn' from blocked
    ),
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
