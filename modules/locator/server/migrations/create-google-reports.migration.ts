import { sql } from 'kysely';
import { audited, unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** The service account of a brand at Google, and the last figures that were read with it. */
export const createGoogleReportsMigration = defineMigration({
  name: '2026-11-28-21-locator-google-reports',
  async up(db) {
    await sql`
      create table locator.google_keys (
        client_id uuid primary key references directory.clients,
        sealed_key text not null,
        account text not null,
        saved_by uuid,
        saved_at timestamptz not null default now()
      )`.execute(db);
    await tenantTable(db, 'locator.google_keys');
    await audited(db, 'locator.google_keys', {
      key: ['client_id'],
      label: ['account'],
      hidden: ['sealed_key'],
    });
    await sql`
      create table locator.google_reports (
        client_id uuid not null,
        slug text not null,
        source text not null,
        subject text not null,
        figures jsonb,
        read_at timestamptz,
        failure text,
        failed_at timestamptz,
        retry_at timestamptz,
        used_at timestamptz not null default now(),
        primary key (client_id, slug, source, subject),
        foreign key (client_id, slug) references locator.locators on delete cascade
      )`.execute(db);
    await tenantTable(db, 'locator.google_reports');
    await unaudited(db, 'locator.google_reports', 'a copy of what Google counts');
  },
});
