import { sql } from 'kysely';
import type { Person } from '#platform/contract/person.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { blockHash } from './blocked-addresses.ts';

type Context = { db: Db<ProfileHubTables>; app: Pick<App, 'secrets'> };

/** Over `entry`: it is about an address of the person that no other contact has. */
const ofPerson = ({ clientId, contactIds, emails, phones }: Person) => sql`
  entry.client_id = ${clientId} and entry.address = any (${[...emails, ...phones]}::text[]) and not exists (
    select from profile_hub.contacts as other
    where other.client_id = ${clientId} and other.id <> all (${contactIds}::text[])
      and (other.email = entry.address or other.phone = entry.address))`;

export async function readPersonBlocks(
  { db }: { db: Db<ProfileHubTables> },
  person: Person,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select entry.address as value, entry.reason as "blockReason", entry.note as text, entry.at
    from profile_hub.blocked_addresses as entry where ${ofPerson(person)} order by entry.at`.execute(
    db,
  );
  return rows;
}

/**
 * Replaces the addresses of an erased person by keyed hashes that still block [PH-17, PH-18]; returns their number. If
 * another contact has the address, the entry remains, without its note, which may name the person.
 */
export async function forgetBlocked({ db, app }: Context, person: Person): Promise<number> {
  const { clientId, emails, phones } = person;
  await sql`
    update profile_hub.blocked_addresses set note = ''
    where client_id = ${clientId} and address = any (${[...emails, ...phones]}::text[]) and note <> ''`.execute(
    db,
  );
  const { rows } = await sql<{ id: string; address: string }>`
    select entry.id, entry.address from profile_hub.blocked_addresses as entry
    where ${ofPerson(person)} order by entry.id for update`.execute(db);
  if (rows.length === 0) return 0;
  const hashed = sql`unnest(${rows.map(({ id }) => id)}::uuid[],
    ${rows.map(({ address }) => blockHash(app, clientId, address))}::text[]) as hashed (id, hash)`;
  await sql`
    delete from profile_hub.blocked_addresses where client_id = ${clientId} and id in (
      select older.id from ${hashed}
      join profile_hub.blocked_addresses as entry on entry.client_id = ${clientId} and entry.id = hashed.id
      join profile_hub.blocked_addresses as older on older.client_id = ${clientId}
        and older.hash = hashed.hash and older.purpose = entry.purpose and older.reason = entry.reason)`.execute(
    db,
  );
  await sql`
    update profile_hub.blocked_addresses as entry set address = null, hash = hashed.hash, note = ''
    from ${hashed} where entry.client_id = ${clientId} and entry.id = hashed.id`.execute(db);
  return rows.length;
}
