import { sql } from 'kysely';
import { audited, unaudited } from '#platform/server/audit/audited.ts';
import { createSchema, defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Store locators, their drafts and published versions. */
export const createLocatorsMigration = defineMigration({
  name: '2026-11-28-01-locator-locators',
  async up(db) {
    await createSchema(db, 'locator');
    await sql`
      create table locator.locators (
        client_id uuid not null references directory.clients,
        slug text not null,
        name text not null,
        host text not null default '',
        version integer not null default 1,
        config jsonb not null,
        draft jsonb,
        draft_revision integer not null default 0,
        draft_by uuid,
        draft_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (client_id, slug)
      )`.execute(db);
    await sql`create unique index locators_by_slug on locator.locators (slug)`.execute(db);
    await sql`create unique index locators_by_host on locator.locators (host) where host <> ''`.execute(
      db,
    );
    await tenantTable(db, 'locator.locators');
    await audited(db, 'locator.locators', {
      key: ['client_id', 'slug'],
      label: ['name'],
      hidden: ['config', 'draft'],
    });
    await sql`
      create table locator.locator_versions (
        client_id uuid not null,
        slug text not null,
        version integer not null,
        config jsonb not null,
        saved_by uuid,
        saved_at timestamptz not null default now(),
        restored_from integer,
        primary key (client_id, slug, version),
        foreign key (client_id, slug) references locator.locators on delete cascade
      )`.execute(db);
    await tenantTable(db, 'locator.locator_versions');
    await unaudited(db, 'locator.locator_versions', 'a version is itself the record of a change');
  },
});
