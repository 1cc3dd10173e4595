import { sql } from 'kysely';
import type { BlockKind, BlockReason } from '#modules/profile-hub/contract/blocks.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { changeBlocksLocked, concerns, contactsWithAddresses } from './block-rule.ts';
import { mergedLedgers, ownConsents, recalculateConsent } from './recalculate-consent.ts';

type Context = { db: Db<ProfileHubTables> };

export interface NewBlock {
  kind: BlockKind;
  address: string;
  purpose: number;
  reason: BlockReason;
  at: Date;
  note?: string;
  by?: string | null;
}

/** Adds addresses to the list and recalculates consent of all contacts with them; returns the ids of new entries. */
export async function addBlocks(
  { db }: Context,
  clientId: string,
  blocks: readonly NewBlock[],
): Promise<string[]> {
  if (blocks.length === 0) return [];
  const addresses = [...new Set(blocks.map(({ address }) => address))];
  return changeList({ db }, clientId, addresses, async () => {
    const { rows } = await sql<{ id: string; is_new: boolean }>`
      insert into profile_hub.blocked_addresses
        (client_id, id, kind, address, purpose, reason, note, at, created_by)
      select ${clientId}, gen_random_uuid(), kind, address, purpose, reason, coalesce(max(note), ''), max(at), max(by)::uuid
      from jsonb_to_recordset(${JSON.stringify(blocks)}::jsonb)
        as block (kind text, address text, purpose integer, reason text, note text, at timestamptz, by text)
      group by kind, address, purpose, reason
      on conflict (client_id, address, purpose, reason) where address is not null
        do update set at = excluded.at where blocked_addresses.at < excluded.at
      returning id, xmax = 0 as is_new`.execute(db);
    return rows.flatMap(({ id, is_new }) => (is_new ? [id] : []));
  });
}

/**
 * Blocks the addresses of contacts that withdrew, including addresses from merges. A withdrawal dated before the person's
 * latest consent blocks nothing.
 */
export async function blockWithdrawn(
  { db }: Context,
  clientId: string,
  withdrawn: readonly { contactId: string; purpose: number; at: Date }[],
): Promise<void> {
  if (withdrawn.length === 0) return;
  const ids = [...new Set(withdrawn.map(({ contactId }) => contactId))];
  const { rows: own } = await sql<{ kept_id: string; purpose: number; at: Date }>`
    select kept_id, purpose, at from ${ownConsents(clientId, mergedLedgers(clientId, ids))} as own`.execute(
    db,
  );
  const consentedAt = new Map(own.map((one) => [`${one.kept_id} ${one.purpose}`, one.at]));
  const { rows } = await sql<{ contact_id: string; kind: BlockKind; address: string }>`
    select contact.id as contact_id, held.kind, held.address from profile_hub.contacts as contact
    cross join lateral (values ('email', contact.email), ('phone', contact.phone)) as held (kind, address)
    where contact.client_id = ${clientId} and contact.id = any (${ids}::text[]) and held.address is not null
    union
    select contact_id, kind, value from profile_hub.contact_addresses
    where client_id = ${clientId} and contact_id = any (${ids}::text[])`.execute(db);
  const held = Map.groupBy(rows, (row) => row.contact_id);
  await addBlocks(
    { db },
    clientId,
    withdrawn.flatMap(({ contactId, purpose, at }) =>
      ((consentedAt.get(`${contactId} ${purpose}`) ?? at) > at ? [] : (held.get(contactId) ?? []))
        .filter(({ kind }) => concerns(purpose, kind))
        .map(({ kind, address }) => ({ kind, address, purpose, reason: 'withdrawn' as const, at })),
    ),
  );
}

/** A later consent removes the person's withdrawals and complaints, for the current addresses. */
export async function endWithdrawn(
  { db }: Context,
  clientId: string,
  given: readonly { contactId: string; purpose: number; at: Date }[],
): Promise<void> {
  if (given.length === 0) return;
  const ended = sql`
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given ("contactId" text, purpose integer, at timestamptz)
    join profile_hub.contacts as contact on contact.client_id = ${clientId} and contact.id = given."contactId"
    join profile_hub.blocked_addresses as entry on entry.client_id = ${clientId}
      and entry.address = any (array[contact.email, contact.phone]) and entry.purpose = given.purpose
      and entry.reason in ('withdrawn', 'complained') and entry.at <= given.at`;
  const { rows } = await sql<{ address: string }>`select distinct entry.address ${ended}`.execute(
    db,
  );
  if (rows.length === 0) return;
  const addresses = rows.map(({ address }) => address);
  await changeList({ db }, clientId, addresses, () =>
    sql`
      delete from profile_hub.blocked_addresses
      where client_id = ${clientId} and id in (select entry.id ${ended})`.execute(db),
  );
}

/** Lock order: contacts, then the list, then the consent recalculation, to avoid deadlocks. */
export async function changeList<Result>(
  { db }: Context,
  clientId: string,
  addresses: readonly string[],
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await contactsWithAddresses({ db }, clientId, addresses);
  await sql`
    select from profile_hub.contacts
    where client_id = ${clientId} and id = any (${before}::text[]) order by id for update`.execute(
    db,
  );
  await changeBlocksLocked({ db }, clientId);
  const result = await change();
  await recalculateConsent(
    { db },
    clientId,
    await contactsWithAddresses({ db }, clientId, addresses),
    {
      isLocked: true,
    },
  );
  return result;
}
