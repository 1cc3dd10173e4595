import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Brand settings for public pages, mails and short URLs [SUP-01]. */
export const brandSettingsMigration = defineMigration({
  name: '2026-11-16-30-directory-brand-settings',
  async up(db) {
    await sql`
      alter table directory.clients
        add column short_url_base text,
        add column locales text[] not null default '{en}',
        add column default_locale text not null default 'en',
        add column currency text not null default 'EUR' check (currency ~ '^[A-Z]{3}$'),
        add column logo_file_id uuid,
        add column brand_color text check (brand_color ~ '^#[0-9a-f]{6}$'),
        add column search text not null generated always as (
          platform.fold(name || ' ' || identifier || ' ' || brand_id)
        ) stored,
        add column updated_at timestamptz not null default now(),
        add column version integer not null default 1,
        add check (default_locale = any (locales))`.execute(db);
    await sql`create unique index clients_short_url_base on directory.clients (lower(short_url_base))`.execute(
      db,
    );
    await audited(db, 'directory.clients', {
      key: [],
      label: ['name'],
      client: 'id',
    });
    await audited(db, 'directory.client_modules', {
      key: ['module'],
      label: ['module', 'product'],
    });
  },
});
