import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { APP_ROLE, SYSTEM_ROLE } from '#platform/server/database/roles.ts';

type AnyDb = Parameters<Parameters<typeof defineMigration>[0]['up']>[0];

/** Contact imports: certificates, written values and previous values. */
export const contactImportsMigration = defineMigration({
  name: '2026-11-21-11-profile-hub-imports',
  async up(db) {
    await createCertificates(db);
    await createImports(db);
  },
});

/** Certificates cannot be changed or deleted; voiding one adds a row. */
async function createCertificates(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.certificates (
      client_id uuid not null references directory.clients,
      id uuid not null,
      signed_by uuid not null,
      signed_at timestamptz not null default now(),
      source text not null,
      source_note text not null,
      agreed_from date not null,
      agreed_to date not null,
      wording_id uuid,
      file_name text not null,
      file_sha256 text not null,
      primary key (client_id, id)
    )`.execute(db);
  await sql`
    create table profile_hub.voided_certificates (
      client_id uuid not null references directory.clients,
      certificate_id uuid not null,
      voided_by uuid,
      voided_at timestamptz not null default now(),
      primary key (client_id, certificate_id)
    )`.execute(db);
  for (const table of ['certificates', 'voided_certificates']) {
    await tenantTable(db, `profile_hub.${table}`);
    await unaudited(db, `profile_hub.${table}`, 'only added to');
    await sql`revoke update, delete on ${sql.id('profile_hub', table)} from ${sql.id(APP_ROLE)}, ${sql.id(SYSTEM_ROLE)}`.execute(
      db,
    );
  }
  await sql`
    create index consents_of_certificate on profile_hub.consents (client_id, certificate_id)
    where certificate_id is not null`.execute(db);
}

async function createImports(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.imports (
      client_id uuid not null references directory.clients,
      id uuid not null,
      user_id uuid not null,
      certificate_id uuid not null,
      file_name text not null,
      file_size integer not null,
      merge text not null check (merge in ('blanks', 'file', 'base')),
      lines integer not null,
      created integer not null,
      updated integer not null,
      unchanged integer not null,
      refused integer not null,
      criteria jsonb not null,
      given jsonb not null,
      kept_withdrawn integer not null,
      started_at timestamptz not null,
      imported_at timestamptz not null default now(),
      undone_at timestamptz,
      undone_by uuid,
      undone jsonb,
      primary key (client_id, id)
    )`.execute(db);
  await tenantTable(db, 'profile_hub.imports');
  await unaudited(db, 'profile_hub.imports', 'it is itself a log, of who imported and who undid');
  await sql`
    create table profile_hub.import_changes (
      client_id uuid not null references directory.clients,
      import_id uuid not null,
      contact_id text not null,
      created boolean not null,
      -- Of the contact when the import had written it: another one now means that somebody changed it since.
      version integer not null,
      before jsonb not null,
      after jsonb not null,
      primary key (client_id, import_id, contact_id)
    )`.execute(db);
  await sql`create index import_changes_of_contact on profile_hub.import_changes (client_id, contact_id)`.execute(
    db,
  );
  await tenantTable(db, 'profile_hub.import_changes');
  await unaudited(db, 'profile_hub.import_changes', 'persons; it is itself the log of an import');
}
