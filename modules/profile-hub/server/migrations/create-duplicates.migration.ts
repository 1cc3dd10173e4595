import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

type AnyDb = Parameters<Parameters<typeof defineMigration>[0]['up']>[0];

/** Possible duplicates and merges. */
export const createDuplicatesMigration = defineMigration({
  name: '2026-11-21-40-profile-hub-duplicates',
  async up(db) {
    await createDoubles(db);
    await createMerges(db);
    await createAddresses(db);
    await findDoublesByIndex(db);
  },
});

/** Each pair is stored once, the smaller id first. */
async function createDoubles(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.doubles (
      client_id uuid not null references directory.clients,
      first_id text not null,
      second_id text not null check (first_id < second_id),
      score smallint not null check (score between 0 and 100),
      reasons text[] not null default '{}',
      state text not null default 'open' check (state in ('open', 'different', 'merged')),
      merge_id uuid,
      decided_at timestamptz,
      decided_by uuid,
      primary key (client_id, first_id, second_id)
    )`.execute(db);
  await sql`create index doubles_by_score on profile_hub.doubles (client_id, state, score desc, first_id, second_id)`.execute(
    db,
  );
  await sql`create index doubles_by_second on profile_hub.doubles (client_id, second_id)`.execute(
    db,
  );
  await tenantTable(db, 'profile_hub.doubles');
  await unaudited(db, 'profile_hub.doubles', 'who decided what of a pair stands in it');
  await sql`
    create table profile_hub.doubles_looked (
      client_id uuid not null references directory.clients,
      until timestamptz not null,
      primary key (client_id)
    )`.execute(db);
  await tenantTable(db, 'profile_hub.doubles_looked');
  await unaudited(db, 'profile_hub.doubles_looked', 'how far the search for duplicates has come');
}

async function createMerges(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.merges (
      client_id uuid not null references directory.clients,
      id uuid not null,
      kept_id text not null,
      gone_id text not null,
      at timestamptz not null default now(),
      merged_by uuid,
      gone jsonb,
      before jsonb,
      after jsonb,
      moved jsonb,
      undone_at timestamptz,
      undone_by uuid,
      primary key (client_id, id)
    )`.execute(db);
  await sql`create index merges_by_kept on profile_hub.merges (client_id, kept_id)`.execute(db);
  await sql`create index merges_by_gone on profile_hub.merges (client_id, gone_id)`.execute(db);
  await sql`create index merges_with_copies on profile_hub.merges (at) where gone is not null`.execute(
    db,
  );
  await tenantTable(db, 'profile_hub.merges');
  await unaudited(
    db,
    'profile_hub.merges',
    'it is itself the log; a log of persons would outlive their erasure',
  );
}

/** Additional emails and phones that identify a contact. */
async function createAddresses(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.contact_addresses (
      client_id uuid not null references directory.clients,
      kind text not null check (kind in ('email', 'phone')),
      value text not null,
      contact_id text not null,
      merge_id uuid,
      primary key (client_id, kind, value, contact_id)
    )`.execute(db);
  await sql`create index contact_addresses_of_contact on profile_hub.contact_addresses (client_id, contact_id)`.execute(
    db,
  );
  await tenantTable(db, 'profile_hub.contact_addresses');
  await unaudited(db, 'profile_hub.contact_addresses', 'persons; who may be erased');
}

/**
 * Every duplicate search has an index, so that none scans all contacts. Keys are columns, because row-level security
 * prevents the use of expression indexes.
 */
async function findDoublesByIndex(db: AnyDb): Promise<void> {
  await sql`
    alter table profile_hub.contacts
      add column mailbox_key text generated always as (
        regexp_replace(split_part(split_part(lower(email), '@', 1), '+', 1), '[._-]', '', 'g')
      ) stored,
      add column household_key text generated always as (
        platform.fold(lastname || ' ' || address)
      ) stored`.execute(db);
  await sql`
    create index contacts_by_mailbox on profile_hub.contacts (client_id, mailbox_key)
    where mailbox_key is not null`.execute(db);
  await sql`
    create index contacts_by_household on profile_hub.contacts (client_id, household_key)
    where household_key is not null`.execute(db);
  await sql`create index contacts_by_change on profile_hub.contacts (client_id, updated_at, id)`.execute(
    db,
  );
}
