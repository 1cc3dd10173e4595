import { sql } from 'kysely';
import { audited, unaudited } from '#platform/server/audit/audited.ts';
import {
  createSchema,
  defineMigration,
  systemTable,
  tenantTable,
} from '#platform/server/database/migration.ts';

/**
 * Store locators, their drafts and published versions. A slug is part of a public address, so it is unique over all
 * clients. Keys of a client's table begin with the client; `locator.slugs` holds what no two clients can share.
 */
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
    await sql`create index locators_by_slug on locator.locators (slug)`.execute(db);
    await sql`create index locators_by_host on locator.locators (host) where host <> ''`.execute(
      db,
    );
    await tenantTable(db, 'locator.locators');
    await audited(db, 'locator.locators', {
      key: ['slug'],
      label: ['name'],
      hidden: ['config'],
      silent: ['updated_at', 'draft', 'draft_revision', 'draft_by', 'draft_at'],
    });
    await sql`
      create table locator.locator_versions (
        client_id uuid not null,
        slug text not null,
        version integer not null,
        config jsonb not null,
        changed text[] not null default '{}',
        saved_by uuid,
        saved_at timestamptz not null default now(),
        restored_from integer,
        primary key (client_id, slug, version),
        foreign key (client_id, slug) references locator.locators on delete cascade
      )`.execute(db);
    await tenantTable(db, 'locator.locator_versions');
    await unaudited(db, 'locator.locator_versions', 'a version is itself the record of a change');
    await sql`create table locator.slugs (slug text primary key)`.execute(db);
    await systemTable(db, 'locator.slugs');
    await unaudited(db, 'locator.slugs', 'the slugs of locators, which are audited');
    await sql`
      create function locator.claim_slug() returns trigger
      language plpgsql security definer set search_path = pg_catalog as $$
      begin
        if tg_op <> 'INSERT' then delete from locator.slugs where slug = old.slug; end if;
        if tg_op <> 'DELETE' then insert into locator.slugs (slug) values (new.slug); end if;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger claim_slug after insert or delete or update of slug on locator.locators
      for each row execute function locator.claim_slug()`.execute(db);
    await sql`
      create table locator.previews (
        client_id uuid not null,
        token_hash text not null,
        slug text not null,
        config jsonb not null,
        created_at timestamptz not null default now(),
        primary key (client_id, token_hash),
        foreign key (client_id, slug) references locator.locators on delete cascade
      )`.execute(db);
    await sql`create index previews_by_slug on locator.previews (client_id, slug, created_at)`.execute(
      db,
    );
    await tenantTable(db, 'locator.previews');
    await unaudited(db, 'locator.previews', 'drafts that expire within the hour');
  },
});
