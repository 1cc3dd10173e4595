import { type RawBuilder, sql } from 'kysely';
import type { BlockKind } from '#modules/profile-hub/contract/blocks.ts';
import { standardCriterion } from '#modules/profile-hub/contract/standard-criteria.ts';
import { lockForClient, lockForClientShared } from '#platform/server/database/client-lock.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

type Context = { db: Db<ProfileHubTables> };

const BLOCKS = 'profile_hub.blocked_addresses';
const ONE_KIND = new Map<number | undefined, BlockKind>([
  [standardCriterion('optin_email')?.purpose, 'email'],
  [standardCriterion('optin_phone')?.purpose, 'phone'],
]);

/** Addresses that a purpose uses: for e-mails the e-mail, for other purposes both. */
export function concerns(purpose: number, kind: BlockKind): boolean {
  return (ONE_KIND.get(purpose) ?? kind) === kind;
}

/**
 * Purposes for which contacts are blocked, as `(contact_id, purpose, kind)`. Withdrawals and complaints do not block a
 * contact with a later consent in its own ledgers, `own (kept_id, purpose, at)`.
 */
export function blockedPurposes(
  clientId: string,
  contactIds: readonly string[],
  own: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select contact.id as contact_id, entry.purpose, entry.kind
    from profile_hub.contacts as contact
    join profile_hub.blocked_addresses as entry
      on entry.client_id = ${clientId} and entry.address = any (array[contact.email, contact.phone])
    where contact.client_id = ${clientId} and contact.id = any (${contactIds}::text[])
      and not (entry.reason in ('withdrawn', 'complained') and exists (
        select from ${own} as own
        where own.kept_id = contact.id and own.purpose = entry.purpose and own.at > entry.at))`;
}

/** Ids of the contacts with one of these addresses. */
export async function contactsWithAddresses(
  { db }: Context,
  clientId: string,
  addresses: readonly string[],
): Promise<string[]> {
  if (addresses.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from profile_hub.contacts where client_id = ${clientId} and email = any (${addresses}::text[])
    union
    select id from profile_hub.contacts where client_id = ${clientId} and phone = any (${addresses}::text[])`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Shared lock until the transaction ends, for readers of the list that write contacts; it excludes concurrent list
 * changes. Always lock contact rows before this lock.
 */
export async function readBlocksLocked({ db }: Context, clientId: string): Promise<void> {
  await lockForClientShared({ db }, clientId, BLOCKS);
}

/** Exclusive lock of the transaction that changes the list. */
export async function changeBlocksLocked({ db }: Context, clientId: string): Promise<void> {
  await lockForClient({ db }, clientId, BLOCKS);
}
