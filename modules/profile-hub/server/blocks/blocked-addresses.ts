import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { readBlocksLocked } from './block-rule.ts';
import { recalculateConsent } from './recalculate-consent.ts';

type Context = { db: Db<ProfileHubTables>; app: Pick<App, 'secrets'> };

/** Keyed hash of an address: reproducible only with the app's key, and different for each client. */
export function blockHash(
  { app }: { app: Pick<App, 'secrets'> },
  clientId: string,
  address: string,
): string {
  return app.secrets.hash('profile-hub.blocked', `${clientId} ${address}`);
}

/**
 * Which of these addresses are blocked, by address or by hash, and for which purposes: two queries per batch. The first one
 * checks whether the list has hashes, because hashing every address is the slowest part.
 */
export async function blockedAddresses(
  { db, app }: Context,
  clientId: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  if (addresses.length === 0) return new Map();
  const has = await listContents({ db }, clientId);
  if (!has.addresses && !has.hashes) return new Map();
  const byHash = new Map(
    has.hashes ? addresses.map((address) => [blockHash({ app }, clientId, address), address]) : [],
  );
  const { rows } = await sql<{ address: string | null; hash: string | null; purpose: number }>`
    select address, hash, purpose from profile_hub.blocked_addresses
    where client_id = ${clientId} and address = any (${[...new Set(addresses)]}::text[])
    union
    select address, hash, purpose from profile_hub.blocked_addresses
    where client_id = ${clientId} and hash = any (${[...byHash.keys()]}::text[])`.execute(db);
  const found = new Map<string, Set<number>>();
  for (const { address, hash, purpose } of rows) {
    const blocked = address ?? byHash.get(hash ?? '') ?? '';
    found.set(blocked, (found.get(blocked) ?? new Set()).add(purpose));
  }
  return found;
}

async function listContents(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
): Promise<{ addresses: boolean; hashes: boolean }> {
  const { rows } = await sql<{ addresses: boolean; hashes: boolean }>`
    select
      exists (select from profile_hub.blocked_addresses where client_id = ${clientId} and address is not null) as addresses,
      exists (select from profile_hub.blocked_addresses where client_id = ${clientId} and hash is not null) as hashes`.execute(
    db,
  );
  return rows[0] ?? { addresses: true, hashes: true };
}

/**
 * Must run before contact addresses are written. Entries of erased persons have only a hash; this stores their address again,
 * so that the list can then be read by address alone.
 */
export async function restoreBlockedAddresses(
  { db, app }: Context,
  clientId: string,
  addresses: readonly unknown[],
): Promise<void> {
  const given = [...new Set(addresses)].filter(
    (address) => typeof address === 'string' && address !== '',
  ) as string[];
  if (given.length === 0) return;
  const hashes = given.map((address) => blockHash({ app }, clientId, address));
  const known = sql`
    profile_hub.blocked_addresses as entry
    join unnest(${hashes}::text[], ${given}::text[]) as given (hash, address) on given.hash = entry.hash`;
  // Removes hashed entries that duplicate an entry with the address, blocked again after the erasure.
  await sql`
    delete from profile_hub.blocked_addresses where client_id = ${clientId} and id in (
      select entry.id from ${known}
      join profile_hub.blocked_addresses as plain on plain.client_id = ${clientId}
        and plain.address = given.address and plain.purpose = entry.purpose and plain.reason = entry.reason
      where entry.client_id = ${clientId})`.execute(db);
  await sql`
    update profile_hub.blocked_addresses as blocked set address = found.address, hash = null
    from (select entry.id, given.address from ${known} where entry.client_id = ${clientId}) as found
    where blocked.client_id = ${clientId} and blocked.id = found.id`.execute(db);
}

/**
 * Recalculates consent of contacts that are or were blocked. `isLocked`: the caller checks again under the lock before it
 * commits, as an import does.
 */
export async function recalculateBlockedConsent(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  contactIds: readonly string[],
  options: { isLocked?: boolean } = {},
): Promise<void> {
  if (contactIds.length === 0) return;
  if (!options.isLocked) await readBlocksLocked({ db }, clientId);
  const { rows } = await sql<{ id: string }>`
    select contact.id from profile_hub.contacts as contact
    where contact.client_id = ${clientId} and contact.id = any (${contactIds}::text[])
      and (contact.withdrawn <> '{}' or exists (
        select from profile_hub.blocked_addresses as entry
        where entry.client_id = ${clientId} and entry.address = any (array[contact.email, contact.phone])))`.execute(
    db,
  );
  await recalculateConsent(
    { db },
    clientId,
    rows.map(({ id }) => id),
    { isLocked: true },
  );
}
