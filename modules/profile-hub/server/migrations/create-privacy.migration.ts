import { sql } from 'kysely';
import { audited, unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { APP_ROLE, SYSTEM_ROLE } from '#platform/server/database/roles.ts';

type AnyDb = Parameters<Parameters<typeof defineMigration>[0]['up']>[0];

/** Erasure proofs, retention periods and data requests. */
export const createPrivacyMigration = defineMigration({
  name: '2026-11-21-42-profile-hub-privacy',
  async up(db) {
    await createErasures(db);
    await createBlankConsents(db);
    await createRetention(db);
    await createDataRequests(db);
  },
});

/** No personal data: the hashes can only be reproduced with the address and the app's key. */
async function createErasures(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.erasures (
      client_id uuid not null references directory.clients,
      id uuid not null,
      at timestamptz not null default now(),
      erased_by uuid,
      cause text not null check (cause in ('request', 'retention', 'mistake', 'other')),
      contacts integer not null,
      reached jsonb not null,
      primary key (client_id, id)
    )`.execute(db);
  await sql`create index erasures_by_time on profile_hub.erasures (client_id, at desc, id)`.execute(
    db,
  );
  await sql`
    create table profile_hub.erased_addresses (
      client_id uuid not null references directory.clients,
      hash text not null,
      erasure_id uuid not null,
      recognised boolean not null,
      primary key (client_id, hash, erasure_id),
      foreign key (client_id, erasure_id) references profile_hub.erasures
    )`.execute(db);
  for (const table of ['erasures', 'erased_addresses']) {
    await tenantTable(db, `profile_hub.${table}`);
    await unaudited(db, `profile_hub.${table}`, 'it is itself the proof, and only added to');
    await sql`revoke update, delete on ${sql.id('profile_hub', table)} from ${sql.id(APP_ROLE)}, ${sql.id(SYSTEM_ROLE)}`.execute(
      db,
    );
  }
}

/** The ledger stays as proof under an anonymous id; source names are removed, because they can name the person. */
async function createBlankConsents(db: AnyDb): Promise<void> {
  await sql`
    create function profile_hub.blank_consents(contact_ids text[]) returns bigint
    language plpgsql security definer set search_path = pg_catalog as $$
    declare
      reached bigint;
    begin
      update profile_hub.consents set source_name = ''
      where client_id = nullif(current_setting('app.client_id', true), '')::uuid and contact_id = any (contact_ids);
      get diagnostics reached = row_count;
      return reached;
    end $$`.execute(db);
  await sql`revoke execute on function profile_hub.blank_consents from public`.execute(db);
  await sql`grant execute on function profile_hub.blank_consents to ${sql.id(APP_ROLE)}`.execute(
    db,
  );
}

async function createRetention(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.retention (
      client_id uuid not null references directory.clients,
      months integer check (months between 1 and 240),
      confirmed_count integer not null,
      confirmed_at timestamptz not null default now(),
      confirmed_by uuid,
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      primary key (client_id)
    )`.execute(db);
  await tenantTable(db, 'profile_hub.retention');
  await audited(db, 'profile_hub.retention', { key: ['client_id'], label: ['months'] });
}

async function createDataRequests(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.data_requests (
      client_id uuid not null references directory.clients,
      id uuid not null,
      contact_id text not null,
      asked_at timestamptz not null,
      due_at timestamptz not null,
      recorded_by uuid,
      answered_at timestamptz,
      answered_by uuid,
      primary key (client_id, id)
    )`.execute(db);
  await sql`create index data_requests_of_contact on profile_hub.data_requests (client_id, contact_id)`.execute(
    db,
  );
  await sql`create index data_requests_open on profile_hub.data_requests (client_id, due_at) where answered_at is null`.execute(
    db,
  );
  await tenantTable(db, 'profile_hub.data_requests');
  await unaudited(db, 'profile_hub.data_requests', 'who recorded and answered it stands in it');
}
