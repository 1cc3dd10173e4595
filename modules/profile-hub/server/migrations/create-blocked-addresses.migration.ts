import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { trigramIndex } from '#platform/server/database/word-search.ts';

/**
 * The block list [PH-18]: addresses without consent for a purpose, by address or, after an erasure, by keyed hash. It starts
 * with current withdrawals of contacts; purposes 1 and 2 are e-mail and phone, others concern both.
 */
export const createBlockedAddressesMigration = defineMigration({
  name: '2026-11-26-12-profile-hub-blocked-addresses',
  async up(db) {
    await sql`
      create table profile_hub.blocked_addresses (
        client_id uuid not null references directory.clients,
        id uuid not null,
        kind text not null check (kind in ('email', 'phone')),
        address text,
        hash text,
        purpose integer not null,
        reason text not null check (reason in ('withdrawn', 'complained', 'bounced', 'manual')),
        note text not null default '',
        at timestamptz not null,
        created_at timestamptz not null default now(),
        created_by uuid,
        search text not null generated always as (platform.fold(coalesce(address, '') || ' ' || note)) stored,
        primary key (client_id, id),
        check ((address is null) <> (hash is null))
      )`.execute(db);
    await sql`
      create unique index blocked_addresses_address on profile_hub.blocked_addresses (client_id, address, purpose, reason)
      where address is not null`.execute(db);
    await sql`
      create unique index blocked_addresses_hash on profile_hub.blocked_addresses (client_id, hash, purpose, reason)
      where hash is not null`.execute(db);
    await sql`create index blocked_addresses_by_time on profile_hub.blocked_addresses (client_id, at, id)`.execute(
      db,
    );
    await trigramIndex(db, 'profile_hub.blocked_addresses');
    await sql`
      insert into profile_hub.blocked_addresses (client_id, id, kind, address, purpose, reason, at)
      select contact.client_id, gen_random_uuid(), held.kind, held.address, purpose, 'withdrawn', coalesce((
        select max(consent.at) from profile_hub.consents as consent
        where consent.client_id = contact.client_id and consent.contact_id = contact.id
          and consent.purpose = withdrawn.purpose and consent.decision = 'withdrawn'), contact.updated_at)
      from profile_hub.contacts as contact
      cross join lateral unnest(contact.withdrawn) as withdrawn (purpose)
      cross join lateral (values ('email', contact.email), ('phone', contact.phone)) as held (kind, address)
      where held.address is not null
        and (withdrawn.purpose not in (1, 2) or withdrawn.purpose = case held.kind when 'email' then 1 else 2 end)
      on conflict do nothing`.execute(db);
    await tenantTable(db, 'profile_hub.blocked_addresses');
    await audited(db, 'profile_hub.blocked_addresses', { key: ['id'], label: ['address'] });
  },
});
