import { type RawBuilder, sql } from 'kysely';
import type { ContactOrigin } from '#modules/profile-hub/contract/contact.ts';
import type { Context } from '../tables.ts';
import { blockedPurposes, readBlocksLocked } from './block-rule.ts';

/**
 * The consent rule for settling, merging, comparing and importing [PH-18]. It reads the ledger entries of `whose
 * (contact_id, kept_id)` and returns the effective decision for each `kept_id` and purpose. The latest decision counts;
 * at equal times the one recorded later, then the one that denies consent. Only a later consent from outside a file, in
 * any merged ledger, ends a withdrawal. Entries of undone imports do not count.
 */
export function countingDecisions(
  clientId: string,
  ledgersSql: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select distinct on (kept_id, purpose) kept_id, purpose, decision, at, recorded_at
    from (
      select placed.*,
        max(place) filter (where decision = 'withdrawn') over ledger
          > coalesce(max(place) filter (where decision = 'given' and source <> 'import') over ledger, 0) as is_withdrawn
      from (
        select whose.kept_id, consent.purpose, consent.decision, consent.at, consent.recorded_at, consent.source,
          row_number() over (
            partition by whose.kept_id, consent.purpose
            order by consent.at, consent.recorded_at, consent.decision <> 'given') as place
        from ${ledgersSql} as whose
        join profile_hub.consents as consent
          on consent.client_id = ${clientId} and consent.contact_id = whose.contact_id
        where consent.certificate_id is null or consent.certificate_id not in (
          select certificate_id from profile_hub.voided_certificates where client_id = ${clientId})
      ) as placed
      window ledger as (partition by kept_id, purpose)
    ) as marked
    order by kept_id, purpose, (is_withdrawn and decision = 'withdrawn') desc, place desc`;
}

/** Ledgers of contacts, including those of contacts merged into them. */
export function mergedLedgers(
  clientId: string,
  contactIds: readonly string[],
): RawBuilder<unknown> {
  return sql`(
    select id as contact_id, id as kept_id from unnest(${contactIds}::text[]) as id
    union all
    select gone_id, kept_id from profile_hub.merged_contacts
    where client_id = ${clientId} and kept_id = any (${contactIds}::text[]))`;
}

/** When a person last consented to a purpose other than by a file, as `(kept_id, purpose, at)`. */
export function ownConsents(
  clientId: string,
  ledgersSql: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    select whose.kept_id, consent.purpose, max(consent.at) as at
    from ${ledgersSql} as whose
    join profile_hub.consents as consent
      on consent.client_id = ${clientId} and consent.contact_id = whose.contact_id
    where consent.decision = 'given' and consent.source <> 'import'
    group by whose.kept_id, consent.purpose)`;
}

/**
 * Over `new_decision` and `contact`: whether a line of a file records a new decision. A file cannot restore a withdrawn
 * consent, and repeated decisions are ignored.
 */
export const newImportedDecisionSql = sql`case new_decision.decision
  when 'given' then not (new_decision.purpose = any (contact.given) or new_decision.purpose = any (contact.withdrawn))
  else not (new_decision.purpose = any (contact.withdrawn) or new_decision.purpose = any (contact.refused)) end`;

/**
 * The same for decisions that a user records: only the person's own consent, by a form or an answer, ends a withdrawal
 * or a block.
 */
export const newManualDecisionSql = sql`not (new_decision.decision = 'given' and new_decision.purpose = any (contact.withdrawn))`;

const OWN_SOURCES: ReadonlySet<ContactOrigin> = new Set(['lead', 'answer']);

/** The person decided personally, without a user or file. */
export function isOwnDecision(source: ContactOrigin): boolean {
  return OWN_SOURCES.has(source);
}

/**
 * Writes the effective consent of each contact: `countingDecisions` of its own and merged ledgers, with blocked
 * purposes as withdrawn. `isLocked`: the caller holds the lock of the block list or takes it before it commits.
 */
export async function recalculateConsent(
  { db }: Pick<Context, 'db'>,
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
