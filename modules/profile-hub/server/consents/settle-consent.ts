import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

/**
 * Reads the ledger of contacts, and of whoever was merged into them, and keeps on the contact what counts now: the latest
 * decision on each purpose. Of two at the same moment the one that was recorded later counts, so that a day can be corrected,
 * and of two recorded at once the one that takes away; what a certificate gave whose import was undone counts no more.
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
    with whose as (
      select id as contact_id, id as kept_id from unnest(${contactIds}::text[]) as id
      union all
      select gone_id, kept_id from profile_hub.merged_contacts
      where client_id = ${clientId} and kept_id = any (${contactIds}::text[])
    ),
    latest as (
      select distinct on (whose.kept_id, consent.purpose) whose.kept_id, consent.purpose, consent.decision
      from whose join profile_hub.consents as consent
        on consent.client_id = ${clientId} and consent.contact_id = whose.contact_id
      where consent.certificate_id is null or consent.certificate_id not in (
        select certificate_id from profile_hub.voided_certificates where client_id = ${clientId})
      order by whose.kept_id, consent.purpose, consent.at desc,
        consent.recorded_at desc, (consent.decision = 'given')
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
